import { createServer } from 'node:http'

const [port, bytes] = process.argv.slice(2).map(Number)
const body = Buffer.alloc(bytes ?? 2048, 'a')
const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length, etag: '"bare"' }
createServer((_, response) => response.writeHead(200, headers).end(body)).listen(port, '127.0.0.1')
