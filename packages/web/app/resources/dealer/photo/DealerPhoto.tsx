import type { DeskDealer } from '@volante/contract/dealers'
import { can } from '@volante/domain/policy/policy'
import { Link } from 'react-router'
import { usePage } from '../../../shell/root-data.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { LibraryPicture } from '../../../ui/data/LibraryPicture.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import css from './DealerPhoto.module.css'

interface DealerPhotoProps {
  readonly dealer: DeskDealer
}

/** What visitors see of the dealer, and the way to change it for who may. */
export function DealerPhoto({ dealer: { id, picture } }: DealerPhotoProps) {
  const { t } = useTexts()
  const { visitor } = usePage()
  return (
    <Stack as="section" gap={2} align="start" aria-labelledby="photo">
      <h2 id="photo">{t('resources.dealers.photo')}</h2>
      {picture ? (
        <LibraryPicture picture={picture} sizes="(width <= 420px) 90vw, 380px" className={css.photo} />
      ) : (
        <p className="soft">{t('resources.dealers.photoNone')}</p>
      )}
      {can(visitor, 'dealers.manage') ? (
        <Link className="tap" to={`/desk/dealers/${encodeURIComponent(id)}/photo`}>
          {t(picture ? 'resources.dealers.photoChange' : 'resources.dealers.photoAdd')}
        </Link>
      ) : null}
    </Stack>
  )
}
