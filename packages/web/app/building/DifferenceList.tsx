import type { Part } from '@volante/domain/configuration/catalogue'
import { ArrowRight, Check, Minus, Plus } from '../ui/action/icons.ts'
import { useTexts } from '../texts/texts.tsx'
import { Icon } from '../ui/action/Icon.tsx'
import { Price } from '../ui/data/Price.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import css from './dialogs.module.css'

type Paint = { readonly from: Part | null; readonly to: Part } | null

export interface Changes {
  readonly added: readonly Part[]
  readonly removed: readonly Part[]
  readonly recolored: Paint
  readonly recoated: Paint
  /** Part of every car of the version that comes. */
  readonly standard?: readonly Part[]
}

/** What comes, what goes and what is repainted, each with its price. */
export function DifferenceList({ changes }: { readonly changes: Changes }) {
  const { t } = useTexts()
  const { added, removed, recolored, recoated, standard = [] } = changes
  return (
    <Stack gap={3}>
      <Group title={t('configurator.change.adds')} icon={Plus} parts={added} sign={1} />
      <Group title={t('configurator.change.removes')} icon={Minus} parts={removed} sign={-1} />
      <Group title={t('configurator.change.standard')} icon={Check} parts={standard} sign={-1} />
      <Repainted title={t('configurator.change.color')} paint={recolored} />
      <Repainted title={t('configurator.change.coating')} paint={recoated} />
    </Stack>
  )
}

interface GroupProps {
  readonly title: string
  readonly icon: typeof Plus
  readonly parts: readonly Part[]
  readonly sign: 1 | -1
}

function Group({ title, icon, parts, sign }: GroupProps) {
  if (parts.length === 0) return null
  return (
    <section>
      <h3 className={css.group}>{title}</h3>
      <ul role="list">
        {parts.map(({ id, name, price }) => (
          <li key={id} className={css.line}>
            <Icon icon={icon} size={16} />
            <span className={css.name}>{name}</span>
            <Price amount={price === null ? null : price * sign} isDifference />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Repainted({ title, paint }: { readonly title: string; readonly paint: Paint }) {
  const { t } = useTexts()
  if (!paint) return null
  const { from, to } = paint
  const isKept = from?.id === to.id
  const difference = to.price === null || from?.price === null ? null : to.price - (from?.price ?? 0)
  return (
    <section>
      <h3 className={css.group}>{title}</h3>
      <p className={css.line}>
        <Icon icon={ArrowRight} size={16} />
        <span className={css.name}>
          {isKept
            ? t('configurator.change.review', { name: to.name })
            : t('configurator.change.from-to', { from: from?.name ?? '', to: to.name, hasFrom: from ? 'yes' : 'no' })}
        </span>
        {isKept ? null : <Price amount={difference} isDifference />}
      </p>
    </section>
  )
}
