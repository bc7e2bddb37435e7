import { useTexts } from '../../../texts/texts.tsx'
import { ArrowRight, Check, Minus } from '../../../ui/action/icons.ts'
import { Icon } from '../../../ui/action/Icon.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import type { VersionDifference } from '../responses/car.ts'
import css from '../../../building/dialogs.module.css'

/** What another version is and has beyond the present one, whatever was chosen: what the difference in price is for. */
export function VersionBrings({ difference }: { readonly difference: VersionDifference }) {
  const { t } = useTexts()
  const { changes, gains, losses } = difference
  return (
    <Stack gap={3}>
      {changes.length > 0 ? (
        <section>
          <h3 className={css.group}>{t('configurator.version.changes')}</h3>
          <ul role="list">
            {changes.map(({ label, before, after }) => (
              <li key={label} className={css.line}>
                <Icon icon={ArrowRight} size={16} />
                <span className={css.name}>{t('configurator.version.change', { label, before, after })}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <Equipment title={t('configurator.version.gains')} icon={Check} names={gains} />
      <Equipment title={t('configurator.version.losses')} icon={Minus} names={losses} />
    </Stack>
  )
}

interface EquipmentProps {
  readonly title: string
  readonly icon: string
  readonly names: readonly string[]
}

function Equipment({ title, icon, names }: EquipmentProps) {
  if (names.length === 0) return null
  return (
    <section>
      <h3 className={css.group}>{title}</h3>
      <ul role="list">
        {names.map((name) => (
          <li key={name} className={css.line}>
            <Icon icon={icon} size={16} />
            <span className={css.name}>{name}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
