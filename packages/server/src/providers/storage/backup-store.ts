import { readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Content } from '../../platform/files/files.ts'
import { chunksOf, isFile, makeFolder, syncFolder, writeSynced } from '../../platform/files/folder-files.ts'
import { bucketOf, type FilesSettings } from './open-files.ts'
import { discard, s3Requests, type S3Settings } from './s3-files.ts'

/** Where backups lie, apart from what they are backups of. Names are ours: letters, digits, dots and slashes. */
export interface BackupStore {
  /** For people: the folder or the bucket. */
  readonly place: string
  put(name: string, content: Content): Promise<void>
  get(name: string): Promise<AsyncIterable<Uint8Array> | null>
  /** Names that begin so, in their order. */
  list(prefix: string): Promise<string[]>
  remove(name: string): Promise<void>
}

export interface BackupSettings extends FilesSettings {
  readonly BACKUP_FOLDER?: string | undefined
  readonly BACKUP_BUCKET?: string | undefined
}

/** Takes the settings; returns the bucket for backups where one is named, else the folder. */
export function openBackups(settings: BackupSettings): BackupStore {
  const { BACKUP_BUCKET: bucket, BACKUP_FOLDER: folder, VOLANTE_DATA } = settings
  return bucket === undefined
    ? folderBackups(folder ?? join(VOLANTE_DATA, 'backups'))
    : bucketBackups(bucketOf(settings, 'BACKUP_BUCKET', bucket))
}

function folderBackups(root: string): BackupStore {
  return {
    place: root,
    async put(name, content) {
      const path = join(root, name)
      await makeFolder(dirname(path))
      await writeSynced(`${path}.part`, content)
      await rename(`${path}.part`, path)
      await syncFolder(dirname(path))
    },
    get: async (name) => ((await isFile(join(root, name))) ? chunksOf(join(root, name)) : null),
    async list(prefix) {
      const found = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
      const names = found.filter((one) => one.isFile()).map(({ parentPath, name }) => join(parentPath, name))
      return names
        .map((path) => path.slice(root.length + 1).replaceAll('\\', '/'))
        .filter((name) => name.startsWith(prefix) && !name.endsWith('.part'))
        .sort()
    },
    remove: (name) => rm(join(root, name), { force: true }),
  }
}

function bucketBackups(settings: S3Settings): BackupStore {
  const ask = s3Requests(settings)
  return {
    place: `${settings.url}/${settings.bucket}`,
    async put(name, content) {
      await discard(await ask('PUT', name, content))
    },
    async get(name) {
      const response = await ask('GET', name)
      return response.status === 404 ? discard(response) : response.body
    },
    list: (prefix) => listOf(ask, prefix),
    async remove(name) {
      await discard(await ask('DELETE', name))
    },
  }
}

/** Lists come in pages of a thousand (ListObjectsV2); our names need no decoding. */
async function listOf(ask: ReturnType<typeof s3Requests>, prefix: string): Promise<string[]> {
  const names: string[] = []
  for (let token: string | undefined = ''; token !== undefined; ) {
    const query = new URLSearchParams({ ...(token ? { 'continuation-token': token } : {}), 'list-type': '2', prefix })
    const text = await (await ask('GET', `?${query.toString()}`)).text()
    names.push(...[...text.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, name = '']) => name))
    token = /<NextContinuationToken>([^<]*)</.exec(text)?.[1]
  }
  return names.sort()
}
