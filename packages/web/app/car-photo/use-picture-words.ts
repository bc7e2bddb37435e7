import { useTexts } from '../texts/texts.tsx'
import type { View } from './photos.ts'
import type { CarWords } from './pictured-car.ts'

/** Says what a picture shows: the car, its year and colour, and where it is seen from. */
export function usePictureWords() {
  const { t } = useTexts()
  return (words: CarWords | undefined, view: View): string =>
    words
      ? t('ui.carPicture', {
          car: words.car,
          year: String(words.year),
          hasYear: words.year === undefined ? 'no' : 'yes',
          color: words.color ?? '',
          hasColor: words.color ? 'yes' : 'no',
          view,
        })
      : ''
}
