import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Messages } from '@volante/contract/page'
import { type Kept, ReadCache } from '../http/read-cache.ts'
import { writeKept } from '../http/write-response.ts'
import type { AllMessages } from './messages.ts'

const FOLDER = '/assets/texts/'
const ADDRESS = /^\/assets\/texts\/([a-z-]+)\.([a-z.-]+)\.[\w-]{16}\.json$/
const KEPT_BYTES = 8 * 1024 * 1024
const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  vary: 'accept-encoding',
}

/**
 * The texts that pages with React need in the browser: a file for each list of namespaces of a site, so that they travel once and
 * not with each page. Its address names its content and how to make it, so that every process knows the files of all others.
 */
export class TextFiles {
  readonly #messages: Pick<AllMessages, 'get'>
  readonly #files = new ReadCache(KEPT_BYTES)
  readonly #addresses = new WeakMap<Messages, Map<string, string>>()

  constructor(messages: Pick<AllMessages, 'get'>) {
    this.#messages = messages
  }

  addressOf(site: string, namespaces: readonly string[]): string {
    const name = [site, ...namespaces].join('.')
    const messages = this.#messages.get(site)
    const addresses = (messages && this.#addresses.get(messages)) ?? new Map<string, string>()
    const known = addresses.get(name)
    if (known !== undefined) return known
    const made = this.#make(site, namespaces)
    if (!messages || !made) throw new Error(`No texts ${name}`)
    // A browser asks for it in a moment: until then it is compressed.
    made.keep()
    addresses.set(name, made.address)
    this.#addresses.set(messages, addresses)
    return made.address
  }

  /** Returns whether the address is that of a file, and then it is answered. */
  answer(path: string, request: IncomingMessage, response: ServerResponse): boolean {
    if (!path.startsWith(FOLDER)) return false
    const file = this.#files.get(path, 0) ?? this.#remade(path)
    if (file) writeKept(request, response, file)
    return file !== null
  }

  /** Of an address that another process wrote into its page, or that has been forgotten. */
  #remade(path: string): Kept | null {
    const [, site = '', names = ''] = ADDRESS.exec(path) ?? []
    const made = this.#make(site, names.split('.'))
    return made?.address === path ? made.keep() : null
  }

  #make(site: string, namespaces: readonly string[]): { readonly address: string; keep(): Kept } | null {
    const messages = this.#messages.get(site)
    const isList = new Set(namespaces).size === namespaces.length
    if (!messages || !isList || !namespaces.every((name) => Object.hasOwn(messages, name))) return null
    const texts = Object.assign({}, ...namespaces.map((name) => messages[name]))
    const raw = Buffer.from(JSON.stringify(texts))
    const hash = createHash('sha256').update(raw).digest('base64url').slice(0, 16)
    const address = `${FOLDER}${[site, ...namespaces].join('.')}.${hash}.json`
    const file = {
      raw,
      type: 'application/json; charset=utf-8',
      until: Infinity,
      nouns: [],
      route: '/*',
      headers: HEADERS,
    }
    return { address, keep: () => this.#files.put(address, file, this.#files.state) }
  }
}
