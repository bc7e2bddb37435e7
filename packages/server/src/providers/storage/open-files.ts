import { SettingsError } from '../../platform/settings/settings.ts'
import type { Files } from '../../platform/files/files.ts'
import { folderFiles } from '../../platform/files/folder-files.ts'
import { type FolderSettings, keptFolder } from '../../platform/files/folders.ts'
import { s3Files, type S3Settings } from './s3-files.ts'

export interface FilesSettings extends FolderSettings {
  readonly S3_URL?: string | undefined
  readonly S3_BUCKET?: string | undefined
  readonly S3_REGION: string
  readonly S3_ACCESS_KEY?: string | undefined
  readonly S3_SECRET_KEY?: string | undefined
}

/** The bucket of this name with the keys of the settings; throws where they lack something. */
export function bucketOf(settings: FilesSettings, setting: string, bucket: string): S3Settings {
  const { S3_URL: url, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = settings
  if (!url || !accessKey || !secretKey) {
    throw new SettingsError(`Wrong settings:\n  ${setting}: also needs S3_URL, S3_ACCESS_KEY and S3_SECRET_KEY`)
  }
  return { url: url.replace(/(?<!\/)\/+$/, ''), bucket, region: settings.S3_REGION, accessKey, secretKey }
}

/** Takes the settings; returns the bucket where one is named, else the folder `files` of the data folder. */
export function openFiles(settings: FilesSettings): Files {
  const { S3_BUCKET: bucket } = settings
  return bucket === undefined ? folderFiles(keptFolder(settings)) : s3Files(bucketOf(settings, 'S3_BUCKET', bucket))
}
