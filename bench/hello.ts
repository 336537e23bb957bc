// A bare node:http server: how many requests a second it answers tells how quick the machine is.
import http from 'node:http';
import type { AddressInfo } from 'node:net';

const server = http.createServer((_, response) => response.end('hello'));
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
