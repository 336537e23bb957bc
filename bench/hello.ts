// A bare node:http server: what shared figures are ratios of.
import http from 'node:http';
import type { AddressInfo } from 'node:net';

const server = http.createServer((_, response) => response.end('hello'));
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
