import { FILE_TYPES, type FileType } from './file-type.ts'

const LONGEST = 100

/** Takes a sender's file name and the type found; returns a name to show and to download under, never to store under. */
export function uploadName(given: string | undefined, type: FileType): string {
  const [last = ''] = (given ?? '').split(/[/\\]/).slice(-1)
  // Control and format characters: a right-to-left override shows "exe.pdf" for what ends in ".fdp.exe".
  const plain = last.replace(/[\p{C}<>:"|?*]/gu, '').replace(/\.[^.]*$/, '')
  const stem = Array.from(plain.trim().replace(/^\.+/, '')).slice(0, LONGEST).join('')
  return `${stem || 'file'}.${FILE_TYPES[type]}`
}
