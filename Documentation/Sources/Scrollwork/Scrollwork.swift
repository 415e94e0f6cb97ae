// The front page of the documentation and the tutorials: see Scrollwork.docc. A module has to have a source.
