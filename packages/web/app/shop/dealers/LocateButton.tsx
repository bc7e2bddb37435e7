import { LocateFixed } from 'lucide-react'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import css from './dealers.module.css'

/** Without script nobody could ask, so it does not show; start-locate.ts asks. */
export function LocateButton() {
  const { t } = useTexts()
  const site = useSite()
  return (
    <div className={css.locate}>
      <Button
        variant="quiet"
        icon={LocateFixed}
        whilePending={t('dealers.locating')}
        data-locate={pathTo(site, 'dealers')}
      >
        {t('dealers.locate')}
      </Button>
      <p
        role="status"
        data-locate-said
        data-denied={t('dealers.locateDenied')}
        data-failed={t('dealers.locateFailed')}
      />
    </div>
  )
}
