import type { FastifyRequest } from 'fastify'
import { type Files, StorageFull } from './files.ts'
import { naming, readUpload, type Fail, type Upload, type UploadedFile, type UploadPlace } from './read-upload.ts'

/** A file already in the store; it stays there when the handler asks for its key. */
export interface StoredUpload extends UploadedFile {
  /** Keeps the file, if the call succeeds, and returns its key in the store. */
  keep(): string
}

export interface StoredUploads extends Upload {
  readonly files: readonly StoredUpload[]
}

/**
 * Takes a multipart request and what to do with it; returns what that answers. Files are stored before, so that no
 * transaction waits for storage, and removed after where they were not kept or the work failed.
 */
export async function withUpload<T>(
  request: FastifyRequest,
  place: UploadPlace & {
    readonly files: Files
    /** What is kept of a file. */
    readonly prepare?: (file: UploadedFile, fail: Fail) => Promise<UploadedFile>
  },
  work: (upload: StoredUploads) => Promise<T>,
): Promise<T> {
  const upload = await readUpload(request, place)
  const stored: string[] = []
  const kept = new Set<string>()
  try {
    const files: StoredUpload[] = []
    for (const sent of upload.files) {
      const file = place.prepare ? await place.prepare(sent, naming(sent.name, place.fail)) : sent
      const key = await place.files.put(file)
      stored.push(key)
      files.push({ ...file, keep: () => keepIn(kept, key) })
    }
    return await work({ fields: upload.fields, files })
  } catch (error) {
    kept.clear()
    throw error instanceof StorageFull ? place.fail('documents.storageFull') : error
  } finally {
    await upload.discard()
    await Promise.allSettled(stored.filter((key) => !kept.has(key)).map((key) => place.files.remove(key)))
  }
}

function keepIn(kept: Set<string>, key: string): string {
  kept.add(key)
  return key
}
