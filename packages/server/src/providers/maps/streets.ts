import * as z from 'zod/mini'
import { fetchJson, ServiceFailure } from '../fetch-json.ts'

/** Addresses of ours that a style names in place of the service's own: the key stays here, and the service learns of no visitor. */
export const STREETS_PATH = '/api/maps/streets'

export interface StreetFile {
  readonly type: string
  readonly bytes: Buffer
}

/** A map of streets drawn by the browser (MapLibre style specification, version 8). */
export interface Streets {
  /** The style; every address in it begins with `STREETS_PATH`. */
  style(): Promise<object>
  /** Takes what follows `STREETS_PATH`; null where the style names no such tile, text or sign, or the service has none. */
  file(path: string): Promise<StreetFile | null>
}

interface StreetsSettings {
  /** Address of the style, with its key. */
  readonly style: string
  readonly timeoutMs?: number
}

const Source = z.looseObject({
  type: z.enum(['vector', 'raster', 'raster-dem']),
  url: z.optional(z.string()),
  tiles: z.optional(z.array(z.string())),
})
const Style = z.looseObject({
  version: z.literal(8),
  sources: z.record(z.string(), Source),
  glyphs: z.optional(z.string()),
  sprite: z.optional(z.string()),
  layers: z.array(z.looseObject({ id: z.string() })),
})
const TileJson = z.object({
  tiles: z.array(z.string()),
  minzoom: z.optional(z.number()),
  maxzoom: z.optional(z.number()),
  bounds: z.optional(z.array(z.number())),
  attribution: z.optional(z.string()),
})

/** The style as it goes out, and where at the service each of its files is. */
interface Read {
  readonly style: object
  readonly tiles: readonly string[]
  readonly glyphs: string | undefined
  readonly sprite: string | undefined
}

const KEEP_MS = 3_600_000
const LARGEST_FILE = 4 * 1024 * 1024
const TILE = /^\/tiles\/(\d{1,2})\/(\d{1,2})\/(\d{1,7})\/(\d{1,7})$/
const GLYPHS = /^\/glyphs\/(\w[\w ,.()-]{0,199})\/(\d{1,5}-\d{1,5})$/
const SPRITE = /^\/sprite((?:@2x)?)\.(json|png)$/

/** Fetches the style and whatever it needs from the service the operator names. */
export function streetsFrom({ style: address, timeoutMs = 6_000 }: StreetsSettings): Streets {
  let kept: { readonly read: Promise<Read>; readonly until: number } | null = null
  const current = (): Promise<Read> => {
    if (!kept || kept.until < Date.now()) {
      const read = readStyle(address, timeoutMs)
      kept = { read, until: Date.now() + KEEP_MS }
      // What failed is asked for again.
      read.catch(() => (kept = null))
    }
    return kept.read
  }
  return {
    style: async () => (await current()).style,
    async file(path) {
      const at = placeOf(await current(), path)
      return at === null ? null : fetchFile(withKey(at, address), timeoutMs)
    },
  }
}

async function readStyle(address: string, timeoutMs: number): Promise<Read> {
  const ask = async <S extends z.ZodMiniType>(schema: S, url: string): Promise<z.output<S>> =>
    z.parse(schema, await fetchJson({ url, timeoutMs, retries: 1 }))
  const style = await ask(Style, address)
  const tiles: string[] = []
  const sources: Record<string, object> = {}
  for (const [name, { url, tiles: own, ...source }] of Object.entries(style.sources)) {
    const { tiles: found, ...more } = own
      ? { tiles: own }
      : await ask(TileJson, withKey(new URL(url ?? '', address).href, address))
    const template = found[0]
    if (!template) throw new ServiceFailure('a source of the map names no tiles')
    sources[name] = { ...more, ...source, tiles: [`${STREETS_PATH}/tiles/${tiles.length}/{z}/{x}/{y}`] }
    tiles.push(template)
  }
  const { glyphs, sprite } = style
  return {
    style: {
      ...style,
      sources,
      ...(glyphs ? { glyphs: `${STREETS_PATH}/glyphs/{fontstack}/{range}` } : {}),
      ...(sprite ? { sprite: `${STREETS_PATH}/sprite` } : {}),
    },
    tiles,
    glyphs,
    sprite,
  }
}

/** Where a file of ours is at the service; null for one that the style does not name. */
function placeOf({ tiles, glyphs, sprite }: Read, path: string): string | null {
  const [, source, zoom, x, y] = TILE.exec(path) ?? []
  const template = tiles[Number(source)]
  if (template && zoom && x && y) {
    const most = 2 ** Number(zoom)
    if (Number(x) >= most || Number(y) >= most) return null
    return filled(template, { z: zoom, x, y })
  }
  const [, fontstack, range] = GLYPHS.exec(path) ?? []
  if (glyphs && fontstack && range) return filled(glyphs, { fontstack: encodeURIComponent(fontstack), range })
  const [, scale, type] = SPRITE.exec(path) ?? []
  if (!sprite || scale === undefined || !type) return null
  const at = new URL(sprite)
  at.pathname += `${scale}.${type}`
  return at.href
}

const filled = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)

/** A service that wants its key in every address names it in that of the style. */
function withKey(address: string, style: string): string {
  const [url, own] = [new URL(address), new URL(style)]
  if (url.origin !== own.origin) return address
  for (const [name, value] of own.searchParams) if (!url.searchParams.has(name)) url.searchParams.set(name, value)
  return url.href
}

/** Every failure is a `ServiceFailure`; none names the address, which may hold a key. */
async function fetchFile(url: string, timeoutMs: number): Promise<StreetFile | null> {
  const signal = AbortSignal.timeout(timeoutMs)
  const failed = (error: unknown) => {
    throw new ServiceFailure(signal.aborted ? `no answer within ${timeoutMs} ms` : 'could not be reached', 0, error)
  }
  const answer = await fetch(url, { signal, redirect: 'error' }).catch(failed)
  // The sea has no tiles.
  if (answer.status === 204 || answer.status === 404) return null
  if (!answer.ok) throw new ServiceFailure(`answered ${answer.status}`, answer.status)
  const bytes = Buffer.from(await answer.arrayBuffer().catch(failed))
  if (bytes.length > LARGEST_FILE) throw new ServiceFailure('answered too much', answer.status)
  return { type: answer.headers.get('content-type') ?? 'application/octet-stream', bytes }
}
