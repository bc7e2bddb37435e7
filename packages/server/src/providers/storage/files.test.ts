import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { contentOf, type Content, StorageFull } from '../../platform/files/files.ts'
import { folderFiles, isFull, writeSynced } from '../../platform/files/folder-files.ts'
import { openFiles } from './open-files.ts'
import { s3Files } from './s3-files.ts'
import { ACCESS_KEY, BUCKET, REGION, SECRET_KEY, signatureOf, stubS3 } from './stub-s3.ts'

const root = await mkdtemp(join(tmpdir(), 'volante-files-'))
afterAll(() => rm(root, { recursive: true, force: true }))
const s3 = stubS3()
const bucket = (more: object = {}) =>
  s3Files({ url: s3.base, bucket: BUCKET, region: REGION, accessKey: ACCESS_KEY, secretKey: SECRET_KEY, ...more })

const stores = { folder: () => folderFiles(root), bucket: () => bucket() }
const large = contentOf(Buffer.alloc(3_000_000, 'volante'))

async function bytesOf(chunks: AsyncIterable<Uint8Array> | null): Promise<Buffer | null> {
  if (!chunks) return null
  const parts: Uint8Array[] = []
  for await (const chunk of chunks) parts.push(chunk)
  return Buffer.concat(parts)
}

describe.each(Object.entries(stores))('%s', (_, open) => {
  test.each([
    ['nothing', contentOf(new Uint8Array())],
    ['a text', contentOf(Buffer.from('contrato assinado'))],
    ['three megabytes', large],
  ])('keeps %s, gives it back and removes it', async (_name, content) => {
    const files = open()
    const key = await files.put(content)
    expect(await files.exists(key)).toBe(true)
    expect(contentOf((await bytesOf(await files.get(key))) ?? Buffer.from('?')).sha256).toBe(content.sha256)
    await files.remove(key)
    expect(await files.exists(key)).toBe(false)
    expect(await files.get(key)).toBeNull()
    await files.remove(key)
  })

  test('keys are new each time and cannot be guessed', async () => {
    const files = open()
    const keys = await Promise.all(Array.from({ length: 20 }, () => files.put(contentOf(Buffer.from('same')))))
    expect(new Set(keys).size).toBe(20)
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{48}$/)
  })

  test.each(['../../etc/passwd', '', 'a', 'A'.repeat(48), `${'0'.repeat(48)}/..`, '0'.repeat(47)])(
    'the key %j names nothing',
    async (key) => {
      const files = open()
      expect(await files.get(key)).toBeNull()
      expect(await files.exists(key)).toBe(false)
      await files.remove(key)
      expect(s3.seen).toEqual([])
    },
  )

  test('content that is not what was announced is not kept', async () => {
    const lying: Content = { ...contentOf(Buffer.from('announced')), read: contentOf(Buffer.from('delivered')).read }
    await expect(open().put(lying)).rejects.toThrow()
    expect(s3.objects.size).toBe(0)
  })
})

describe('the folder', () => {
  test('keeps files private to the server, under two first letters, and leaves nothing unfinished behind', async () => {
    const folder = await mkdtemp(join(root, 'own-'))
    const key = await folderFiles(folder).put(contentOf(Buffer.from('x')))
    const failing: Content = {
      ...large,
      async *read() {
        yield Buffer.from('begun')
        throw new Error('the sender went away')
      },
    }
    await expect(folderFiles(folder).put(failing)).rejects.toThrow('the sender went away')
    expect(await readdir(join(folder, 'incoming'))).toEqual([])
    const path = join(folder, key.slice(0, 2), key)
    expect(await readFile(path, 'utf8')).toBe('x')
    expect((await stat(path)).mode & 0o077).toBe(0)
    expect((await stat(join(folder, key.slice(0, 2)))).mode & 0o077).toBe(0)
  })

  test.runIf(existsSync('/dev/full'))('a full disk is told apart', async () => {
    const error = await writeSynced('/dev/full', large).catch((one: unknown) => one)
    expect(isFull(error)).toBe(true)
    expect(isFull(new Error('anything else'))).toBe(false)
  })

  test('a folder that cannot be made is no full disk', async () => {
    await writeFile(join(root, 'occupied'), '')
    const put = folderFiles(join(root, 'occupied')).put(large)
    await expect(put).rejects.toThrow(/ENOTDIR|EEXIST/)
    await expect(put).rejects.not.toBeInstanceOf(StorageFull)
  })
})

describe('the bucket', () => {
  test('the stub signs the published example as AWS does', () => {
    const request = {
      method: 'GET',
      url: '/test.txt',
      headers: {
        host: 'examplebucket.s3.amazonaws.com',
        range: 'bytes=0-9',
        'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
        'x-amz-date': '20130524T000000Z',
        authorization:
          'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,' +
          'SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=',
      },
    }
    expect(signatureOf(request, 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY')).toBe(
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    )
  })

  test('sends the length beforehand, never in chunks', async () => {
    await bucket().put(large)
    expect(s3.seen[0]?.headers['content-length']).toBe(String(large.bytes))
    expect(s3.seen[0]?.headers['transfer-encoding']).toBeUndefined()
  })

  test('a wrong secret is refused, once', async () => {
    await expect(bucket({ secretKey: 'wrong' }).put(large)).rejects.toThrow('file storage answered 403 to PUT')
    expect(s3.objects.size).toBe(0)
  })

  test('a passing failure is tried again, with the whole content', async () => {
    s3.failures.push(503)
    const key = await bucket().put(large)
    expect(s3.objects.get(`/${BUCKET}/${key}`)?.length).toBe(large.bytes)
  })

  test('a lasting failure is told', async () => {
    s3.failures.push(500, 500)
    await expect(bucket().get('0'.repeat(48))).rejects.toThrow('file storage answered 500 to GET')
    expect(s3.seen).toHaveLength(2)
  })

  test('a full store is told apart', async () => {
    s3.failures.push(507)
    await expect(bucket().put(large)).rejects.toBeInstanceOf(StorageFull)
  })

  test('an absent store is told', async () => {
    await expect(bucket({ url: 'http://127.0.0.1:1' }).exists('0'.repeat(48))).rejects.toThrow('could not be reached')
  })
})

test('settings choose the store', async () => {
  const VOLANTE_DATA = await mkdtemp(join(root, 'data-'))
  const key = await openFiles({ VOLANTE_DATA, S3_REGION: REGION }).put(contentOf(Buffer.from('x')))
  expect(existsSync(join(VOLANTE_DATA, 'files', key.slice(0, 2), key))).toBe(true)
  const named = { VOLANTE_DATA, S3_REGION: REGION, S3_BUCKET: BUCKET, S3_ACCESS_KEY: ACCESS_KEY }
  expect(() => openFiles({ ...named, S3_URL: s3.base })).toThrow('S3_SECRET_KEY')
  await openFiles({ ...named, S3_URL: `${s3.base}/`, S3_SECRET_KEY: SECRET_KEY }).put(large)
  expect(s3.objects.size).toBe(1)
})
