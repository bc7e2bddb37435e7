export const MEGABYTE = 1_000_000
/** As the server tells them from the content (files/file-type). */
export const UPLOAD_TYPES = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'image/heif',
] as const as readonly string[]
