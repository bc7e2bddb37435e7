import { AwsClient } from 'aws4fetch'
import { isOutage, ServiceFailure } from '../fetch-json.ts'
import { type Content, contentOf, type Files, isFileKey, newFileKey, StorageFull } from '../../platform/files/files.ts'

export interface S3Settings {
  /** Base address without the bucket, e.g. `https://s3.sa-east-1.amazonaws.com`. */
  readonly url: string
  readonly bucket: string
  readonly region: string
  readonly accessKey: string
  readonly secretKey: string
  readonly timeoutMs?: number
}

type Method = 'GET' | 'HEAD' | 'PUT' | 'DELETE'

const TIMEOUT_MS = 30_000
const TRIES = 2
const INSUFFICIENT_STORAGE = 507
const NOTHING = contentOf(new Uint8Array())

/** Takes an S3-compatible bucket, which must not be public; returns the store in it (AWS Signature Version 4). */
export function s3Files(settings: S3Settings): Files {
  const ask = s3Requests(settings)
  return {
    async put(content, key = newFileKey()) {
      await discard(await ask('PUT', key, content))
      return key
    },
    async get(key) {
      if (!isFileKey(key)) return null
      const answer = await ask('GET', key)
      return answer.status === 404 ? discard(answer) : answer.body
    },
    async exists(key) {
      return isFileKey(key) && (await ask('HEAD', key)).ok
    },
    async remove(key) {
      if (isFileKey(key)) await discard(await ask('DELETE', key))
    },
  }
}

/** Requests to the bucket by method and path below it; a 404 is a response, any other failure is thrown. */
export function s3Requests(settings: S3Settings) {
  const { accessKey: accessKeyId, secretKey: secretAccessKey, region } = settings
  const client = new AwsClient({ accessKeyId, secretAccessKey, service: 's3', region })
  return (method: Method, path: string, content?: Content) => askTwice(client, settings, method, path, content)
}

/** Every request may be sent again: a key is written with one content only. */
async function askTwice(
  client: AwsClient,
  settings: S3Settings,
  method: Method,
  key: string,
  content: Content | undefined,
): Promise<Response> {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return await askOnce(client, settings, method, key, content)
    } catch (error) {
      if (left <= 0 || !(error instanceof ServiceFailure) || !isOutage(error)) throw error
    }
  }
}

async function askOnce(
  client: AwsClient,
  { url, bucket, timeoutMs = TIMEOUT_MS }: S3Settings,
  method: Method,
  key: string,
  content: Content | undefined,
): Promise<Response> {
  // The sum is signed and the store compares it with what arrives, so nothing is kept damaged.
  const sum = { 'x-amz-content-sha256': (content ?? NOTHING).sha256 }
  const { headers, url: address } = await client.sign(`${url}/${bucket}/${key}`, { method, headers: sum })
  // Without a length the body would go in chunks, which S3 refuses.
  if (content) headers.set('content-length', String(content.bytes))
  const body = content ? { body: content.read(), duplex: 'half' as const } : {}
  const signal = AbortSignal.timeout(timeoutMs)
  const answer = await fetch(address, { method, headers, signal, redirect: 'error', ...body }).catch((error) => {
    throw new ServiceFailure('file storage could not be reached', 0, error)
  })
  if (answer.ok || (answer.status === 404 && method !== 'PUT')) return answer
  await discard(answer)
  if (answer.status === INSUFFICIENT_STORAGE) throw new StorageFull()
  throw new ServiceFailure(`file storage answered ${answer.status} to ${method}`, answer.status)
}

/** An answer left unread would hold its connection. */
export async function discard(answer: Response): Promise<null> {
  await answer.body?.cancel()
  return null
}
