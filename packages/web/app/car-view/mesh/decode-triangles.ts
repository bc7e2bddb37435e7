const HEADER = 0xe1
/** The last bytes: corners of triangles that share no edge, the most usual sixteen. */
const TABLE = 16

/** The last few things, newest first. */
class Recent {
  readonly #kept = new Uint32Array(16)
  #next = 0
  add(value: number): void {
    this.#kept[this.#next++ & 15] = value
  }
  at(age: number): number {
    return this.#kept[(this.#next - 1 - age) & 15] ?? 0
  }
}

/** Takes the bytes of `count` indices as EXT_meshopt_compression packs triangles, each to become `size` bytes; returns the indices. Throws at any other form. */
export function decodeTriangles(source: Uint8Array, count: number, size: number): Uint8Array<ArrayBuffer> {
  if (source[0] !== HEADER || count % 3 !== 0) throw new Error('not packed triangles')
  const target = size === 2 ? new Uint16Array(count) : new Uint32Array(count)
  const reader = new TriangleReader(source, count / 3)
  for (let at = 0; at < count; at += 3) {
    const [a, b, c] = reader.next()
    target[at] = a
    target[at + 1] = b
    target[at + 2] = c
  }
  return new Uint8Array(target.buffer)
}

/** Reads triangle after triangle: most continue an edge of the last sixteen or so. */
class TriangleReader {
  readonly #source: Uint8Array
  readonly #starts = new Recent()
  readonly #ends = new Recent()
  readonly #vertices = new Recent()
  #code = 1
  #data: number
  /** The lowest vertex never used, and the one named last in full. */
  #fresh = 0
  #named = 0

  constructor(source: Uint8Array, triangles: number) {
    this.#source = source
    this.#data = 1 + triangles
  }

  next(): readonly [number, number, number] {
    const code = this.#source[this.#code++] ?? 0
    const [edge, corner] = [code >> 4, code & 15]
    if (edge < 15) return this.#alongEdge(edge, corner)
    return corner < 14 ? this.#apart(this.#fromTable(corner), false) : this.#apart(this.#byte(), corner === 15)
  }

  #alongEdge(edge: number, corner: number): readonly [number, number, number] {
    const [a, b] = [this.#starts.at(edge), this.#ends.at(edge)]
    const c = this.#thirdCorner(corner)
    this.#addEdge(c, b)
    this.#addEdge(a, c)
    return [a, b, c]
  }

  #thirdCorner(corner: number): number {
    if (corner > 0 && corner < 13) return this.#vertices.at(corner)
    const c = corner === 0 ? this.#fresh++ : this.#name(corner)
    this.#vertices.add(c)
    return c
  }

  #name(corner: number): number {
    if (corner === 15) return this.#inFull()
    this.#named += corner === 13 ? -1 : 1
    return this.#named
  }

  /** Two corners in four bits each: 0 a fresh one, 15 one in full, else one of the recent. */
  #apart(corners: number, isFirstInFull: boolean): readonly [number, number, number] {
    const [second, third] = [corners >> 4, corners & 15]
    const a = isFirstInFull ? this.#inFull() : this.#fresh++
    const b = this.#corner(second)
    const c = this.#corner(third)
    this.#vertices.add(a)
    if (second === 0 || second === 15) this.#vertices.add(b)
    if (third === 0 || third === 15) this.#vertices.add(c)
    this.#addEdge(b, a)
    this.#addEdge(c, b)
    this.#addEdge(a, c)
    return [a, b, c]
  }

  #corner(how: number): number {
    if (how === 0) return this.#fresh++
    return how === 15 ? this.#inFull() : this.#vertices.at(how - 1)
  }

  #addEdge(start: number, end: number): void {
    this.#starts.add(start)
    this.#ends.add(end)
  }

  #fromTable(corner: number): number {
    return this.#source[this.#source.length - TABLE + corner] ?? 0
  }

  #byte(): number {
    const corners = this.#source[this.#data++] ?? 0
    // No recent corner at all: numbering begins anew.
    if (corners === 0) this.#fresh = 0
    return corners
  }

  /** The difference to the one named before, seven bits a byte. */
  #inFull(): number {
    let difference = 0
    for (let shift = 0; ; shift += 7) {
      const byte = this.#source[this.#data++] ?? 0
      difference |= (byte & 127) << shift
      if (byte < 128) break
    }
    this.#named += (difference >>> 1) ^ -(difference & 1)
    return this.#named
  }
}
