import { Row } from '../../ui/layout/Stack.tsx'
import { LocateFixed } from '../../ui/action/rare-icons.ts'
import { marks } from '../../enhance/marks.ts'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import css from './dealers.module.css'

/** Without script nobody could ask, so it does not show; locate.ts asks. */
export function LocateButton() {
  const { t } = useTexts()
  const site = useSite()
  return (
    <Row gap={[1, 3]} className={css.locate}>
      <Button
        variant="quiet"
        icon={LocateFixed}
        whilePending={t('dealers.locating')}
        {...marks({ locate: pathTo(site, 'dealers') })}
      >
        {t('dealers.locate')}
      </Button>
      <p
        className="soft"
        role="status"
        {...marks({
          'locate-status': true,
          denied: t('dealers.locateDenied'),
          failed: t('dealers.locateFailed'),
        })}
      />
    </Row>
  )
}
