import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import css from '../CarView.module.css'
import type { MadeFilm } from './use-film.ts'

const canShare = (file: File): boolean => 'canShare' in navigator && navigator.canShare({ files: [file] })

/** The film that was just seen, to keep and to pass on. */
export function FilmFile({ file, address }: MadeFilm) {
  const { t, number } = useTexts()
  const size = number(file.size / 1e6, { maximumFractionDigits: 1 })
  return (
    <p className={css.film}>
      <a href={address} download={file.name}>
        {t('view.film-save', { size })}
      </a>
      {canShare(file) ? (
        <Button size="small" onClick={() => void navigator.share({ files: [file] }).catch(() => undefined)}>
          {t('view.film-share')}
        </Button>
      ) : null}
    </p>
  )
}
