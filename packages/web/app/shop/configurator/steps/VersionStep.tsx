import { useTexts } from '../../../texts/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { AWAITING_SCRIPT } from '../../../ui/feedback/NeedsScript.tsx'
import { InlineMessage } from '../../../ui/feedback/InlineMessage.tsx'
import { useConfigurator } from '../configurator-context.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import css from './steps.module.css'
import { VersionCard } from './VersionCard.tsx'
import { YearChoice } from './YearChoice.tsx'

export function VersionStep() {
  const { groupedMvs } = useConfigurator().data.car
  return (
    <>
      <YearChoice />
      <Stack as="ul" role="list" gap={2}>
        {groupedMvs
          .flatMap(({ versions }) => versions)
          .map((mvs) => (
            <li key={mvs.code}>
              <VersionCard mvs={mvs} />
            </li>
          ))}
      </Stack>
      <UpgradeOffer />
    </>
  )
}

/** "For R$ x more": looked at in a window before anything changes. */
export function UpgradeOffer() {
  const { t, money } = useTexts()
  const { data, askVersion } = useConfigurator()
  const { upgrade } = data
  if (upgrade?.mvs.modelSlug !== data.model.slug) return null
  const { mvs, difference } = upgrade
  return (
    <div className={css.offer}>
      <InlineMessage
        tone="info"
        title={t('configurator.upgrade.title', { version: mvs.versionName })}
        actions={
          <Button className={AWAITING_SCRIPT} onClick={() => askVersion(mvs.code)}>
            {t('configurator.upgrade.look')}
          </Button>
        }
      >
        {t('configurator.upgrade.difference', {
          way: difference < 0 ? 'less' : 'more',
          amount: money(Math.abs(difference), true),
        })}
      </InlineMessage>
    </div>
  )
}
