import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CallError } from '@volante/contract/kit'
import type { SharedError } from '@volante/contract/shared-errors'
import type { FastifyRequest } from 'fastify'
import { type FileType, fileTypeOf, HEAD_BYTES } from './file-type.ts'
import type { Content } from './files.ts'
import { chunksOf, isFull } from './folder-files.ts'
import { imageSize } from './image-size.ts'
import { readHead } from './read-head.ts'
import { uploadName } from './upload-name.ts'
import { isTooDeep } from '../words/json-depth.ts'

export interface UploadLimits {
  /** Of one file. */
  readonly maxBytes: number
  readonly maxFiles: number
  readonly maxMegapixels: number
}

/** 10 MB unless configured otherwise (spec features O-25). */
export const UPLOAD_LIMITS: UploadLimits = { maxBytes: 10_000_000, maxFiles: 10, maxMegapixels: 25 }

/** One file of an upload: type told from its content, size and pixels within the limits. Read it before the call ends. */
export interface UploadedFile extends Content {
  readonly field: string
  /** For people only: without path and control characters, ending as the type does. */
  readonly name: string
  readonly type: FileType
}

export interface Upload {
  /** The parts that are no files; JSON parts parsed, a name that comes twice an array. Not checked. */
  readonly fields: Readonly<Record<string, unknown>>
  readonly files: readonly UploadedFile[]
}

/** Makes the refusal in the visitor's language. */
export type Fail = (key: SharedError, values?: Readonly<Record<string, string | number>>) => CallError

export interface UploadPlace {
  readonly limits: UploadLimits
  /** Where files wait while the call runs. */
  readonly folder: string
  readonly fail: Fail
}

type Part = ReturnType<FastifyRequest['parts']> extends AsyncIterableIterator<infer P> ? P : never
type FilePart = Extract<Part, { type: 'file' }>

const FIELD_BYTES = 64 * 1024
const FIELDS = 50
const NAMED_PARTS = 100
const ENVELOPE_BYTES = 256 * 1024

/**
 * Takes a multipart request; returns its fields and files, each file on the disk and checked, and `discard`, which must be
 * called whatever happens. Refuses too many, too large, empty and other files than documents and photos, and a full disk.
 */
export async function readUpload(
  request: FastifyRequest,
  place: UploadPlace,
): Promise<Upload & { discard(): Promise<void> }> {
  refuseUnread(request, place)
  const folder = join(place.folder, randomUUID())
  const discard = (): Promise<void> => rm(folder, { recursive: true, force: true })
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    return { ...(await readParts(request, { ...place, folder })), discard }
  } catch (error) {
    await discard()
    if (isFull(error)) throw place.fail('documents.storageFull')
    throw isMalformed(error) ? place.fail('request.invalid') : error
  } finally {
    // What was not taken must flow on, or the sender never comes to read the answer.
    request.raw.unpipe()
    request.raw.resume()
  }
}

/** The form's parser gives no code for a form without boundary, or one that ends before its end. */
const isMalformed = (error: unknown): boolean =>
  error instanceof Error &&
  /^(Unexpected end of|Part terminated early|Multipart: Boundary not found|Malformed)/i.test(error.message)

/** No length, no upload: Node holds senders to what they announce, which bounds everything below. */
function refuseUnread(request: FastifyRequest, { limits, fail }: UploadPlace): void {
  if (!request.isMultipart()) throw fail('request.unsupportedMedia')
  const announced = request.headers['content-length']
  if (announced === undefined) throw fail('request.invalid')
  if (Number(announced) > limits.maxFiles * limits.maxBytes + ENVELOPE_BYTES) throw fail('documents.tooLarge')
}

async function readParts(request: FastifyRequest, place: UploadPlace): Promise<Upload> {
  const { limits, fail } = place
  const fields = new Map<string, unknown>()
  const files: UploadedFile[] = []
  const busboy = {
    fileSize: limits.maxBytes,
    fieldSize: FIELD_BYTES,
    fields: FIELDS,
    files: FIELDS,
    parts: NAMED_PARTS,
  }
  for await (const part of request.parts({ limits: busboy })) {
    if (part.type === 'field') {
      if (part.valueTruncated) throw fail('request.tooLarge')
      addField(fields, part.fieldname, part.value)
    } else if (part.mimetype === 'application/json') {
      addField(fields, part.fieldname, await readJson(part, fail))
    } else {
      if (files.length === limits.maxFiles) throw fail('documents.tooMany', { max: limits.maxFiles })
      files.push(await takeFile(part, { ...place, fail: naming(part.filename, fail) }))
    }
  }
  return { fields: Object.fromEntries(fields), files }
}

/** Of several files sent together the refused one is told by its name. */
export const naming =
  (name: string, fail: Fail): Fail =>
  (key, values) => {
    const { status, code, message } = fail(key, values)
    return new CallError(status, { code, message, fields: [{ path: name, code, message }] }, values)
  }

function addField(fields: Map<string, unknown>, name: string, value: unknown): void {
  const earlier = fields.get(name)
  if (earlier === undefined) fields.set(name, value)
  else fields.set(name, Array.isArray(earlier) ? [...earlier, value] : [earlier, value])
}

/** A browser sends a JSON part with a file name, `blob`; it is a field all the same. */
async function readJson(part: FilePart, fail: Fail): Promise<unknown> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of part.file) {
    bytes += chunk.length
    if (bytes > FIELD_BYTES) throw fail('request.tooLarge')
    chunks.push(chunk)
  }
  const text = Buffer.concat(chunks).toString('utf8')
  try {
    if (isTooDeep(text)) throw fail('request.invalid')
    return JSON.parse(text)
  } catch {
    throw fail('request.invalid')
  }
}

async function takeFile(part: FilePart, { limits, folder, fail }: UploadPlace): Promise<UploadedFile> {
  const path = join(folder, randomUUID())
  await writeFile(path, untilLimit(part.file), { mode: 0o600 })
  if (part.file.truncated) throw fail('documents.tooLarge')
  const type = await checkedType(path, limits, fail)
  const { bytes, sha256 } = await summed(path)
  const name = uploadName(part.filename, type)
  return { field: part.fieldname, name, type, bytes, sha256, read: () => chunksOf(path) }
}

/** What comes after the limit is not waited for: its sender may take forever. */
async function* untilLimit(file: FilePart['file']): AsyncGenerator<Uint8Array> {
  for await (const chunk of file) {
    yield chunk
    if (file.truncated) return
  }
}

async function summed(path: string): Promise<{ bytes: number; sha256: string }> {
  const sum = createHash('sha256')
  let bytes = 0
  for await (const chunk of chunksOf(path)) {
    sum.update(chunk)
    bytes += chunk.length
  }
  return { bytes, sha256: sum.digest('hex') }
}

async function checkedType(path: string, { maxMegapixels }: UploadLimits, fail: Fail): Promise<FileType> {
  const head = await readHead(path, HEAD_BYTES)
  if (head.length === 0) throw fail('documents.empty')
  const type = fileTypeOf(head)
  if (!type) throw fail('documents.typeRefused')
  if (type === 'application/pdf') return type
  const size = await imageSize(type, path)
  if (!size) throw fail('documents.empty')
  if (size.width * size.height > maxMegapixels * 1e6) {
    throw fail('documents.tooManyPixels', { megapixels: maxMegapixels })
  }
  return type
}
