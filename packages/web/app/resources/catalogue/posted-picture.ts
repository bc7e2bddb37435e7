import type { Texts } from '../../texts/texts.tsx'

const MOST_BYTES = 12_000_000

/** Takes what a form sent as its file; returns why it can be no picture, in words, or null. */
export function pictureProblem({ t }: Pick<Texts, 't'>, file: FormDataEntryValue | null): string | null {
  if (!(file instanceof File) || file.size === 0) return t('resources.pictures.noFile')
  return file.size > MOST_BYTES ? t('resources.pictures.tooLarge') : null
}

/** Takes a file that a form sent; returns it as calls take pictures. */
export const pictureContent = async (file: FormDataEntryValue | null): Promise<string> =>
  file instanceof File ? Buffer.from(await file.arrayBuffer()).toString('base64') : ''
