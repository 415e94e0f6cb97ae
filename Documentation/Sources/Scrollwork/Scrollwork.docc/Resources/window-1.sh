swift run album Pictures/*
