"""The browser edition: a host of tables for one device, without a server. It runs in a Web Worker under Pyodide, stores
in the browser, and answers the same requests and socket messages as the server. Standard library only, apart from the
message catalogs."""
