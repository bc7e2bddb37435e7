import { type AddressInfo, createServer, type Socket } from 'node:net'

const REPLIES: Readonly<Record<string, string>> = {
  EHLO: '250 stub',
  MAIL: '250 sender ok',
  RCPT: '250 recipient ok',
  DATA: '354 go on',
  QUIT: '221 bye',
}

/** A mail server that keeps what it is handed, as it came. */
export async function openMailbox() {
  const letters: string[] = []
  const server = createServer((socket) => converse(socket, letters))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The newest letter to this address, its body in plain letters; undefined while there is none. */
    letterTo: (address: string): string | undefined => {
      const raw = letters.findLast((one) =>
        one.split('\n').some((line) => line.startsWith('To:') && line.includes(address)),
      )
      return raw && plain(raw)
    },
    close: () => server.close(),
  }
}

/** Quoted-printable undone: soft line ends and bytes by their numbers. */
const plain = (raw: string): string =>
  raw
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** Answers as RFC 5321 says. */
function converse(socket: Socket, letters: string[]): void {
  let letter: string | null = null
  let waiting = ''
  socket.on('error', () => socket.destroy())
  socket.write('220 stub\r\n')
  socket.on('data', (chunk) => {
    waiting += chunk.toString('utf8')
    for (let end = waiting.indexOf('\r\n'); end >= 0; end = waiting.indexOf('\r\n')) {
      const line = waiting.slice(0, end)
      waiting = waiting.slice(end + 2)
      if (letter !== null && line !== '.') letter += `${line}\n`
      else if (letter !== null) {
        letters.push(letter)
        letter = null
        socket.write('250 taken\r\n')
      } else {
        const verb = line.slice(0, 4).toUpperCase()
        if (verb === 'DATA') letter = ''
        socket.write(`${REPLIES[verb] ?? '500 unknown'}\r\n`)
        if (verb === 'QUIT') socket.end()
      }
    }
  })
}
