import { ArrowRight } from '../../ui/action/icons.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Icon } from '../../ui/action/Icon.tsx'
import { Price } from '../../ui/data/Price.tsx'
import { cellText } from '../range/datasheet.ts'
import type { ShownModel } from './load-model.ts'
import { Part } from './Part.tsx'
import { Columns, Stack } from '../../ui/layout/Stack.tsx'
import css from './model.module.css'
import { type ValueChange, type VersionStep, versionSteps } from '../range/version-steps.ts'

const SHOWN = 8

/** What each version adds to the one below it, and for how much. */
export function Steps({ model }: { readonly model: ShownModel }) {
  const { t } = useTexts()
  const steps = versionSteps(model.groups, [...model.versions.slice(0, 4).keys()])
  if (steps.length === 0) return null
  return (
    <Part of="steps" title={t('shop.model.steps')}>
      <Columns as="ol" least="20rem" isFilled gap={7}>
        {steps.map((step) => (
          <Step key={step.version} step={step} model={model} />
        ))}
      </Columns>
    </Part>
  )
}

function Step({ step, model }: { readonly step: VersionStep; readonly model: ShownModel }) {
  const { t } = useTexts()
  const [from, to] = [model.versions[step.from], model.versions[step.version]]
  if (!from || !to) return null
  const [a, b] = [from.price.amount, to.price.amount]
  const isAlike = step.gains.length + step.losses.length + step.changes.length + step.setbacks.length === 0
  return (
    <Stack as="li" gap={3} className={css.step}>
      <h3 className="text-22">
        {to.name}{' '}
        <span className={`soft small undisplayed ${css.stepFrom}`}>
          {t('shop.model.stepFrom', { from: from.name })}
        </span>
      </h3>
      {a !== null && b !== null ? (
        <p>
          <Price amount={b - a} isDifference size="medium" />
        </p>
      ) : null}
      {isAlike ? <p className="soft">{t('shop.model.stepAlike')}</p> : null}
      <Changes changes={step.changes} />
      <Gains labels={step.gains} />
      <Changes changes={step.setbacks} />
      {step.losses.length > 0 ? (
        <p className="soft">{t('shop.model.losses', { items: step.losses.join(', ') })}</p>
      ) : null}
    </Stack>
  )
}

function Changes({ changes }: { readonly changes: readonly ValueChange[] }) {
  const texts = useTexts()
  if (changes.length === 0) return null
  return (
    <Stack as="dl" gap={2} className={css.changes}>
      {changes.map(({ row, before, after }) => (
        <div key={row.key}>
          <dt className="soft fine">{row.label}</dt>
          <dd>
            <span className="soft">{cellText(texts, row.unit, before) ?? '—'}</span>{' '}
            <Icon icon={ArrowRight} size={16} className={css.arrow} />
            <span className="unseen">{texts.t('shop.model.becomes')}</span>{' '}
            <strong>{cellText(texts, row.unit, after)}</strong>
          </dd>
        </div>
      ))}
    </Stack>
  )
}

function Gains({ labels }: { readonly labels: readonly string[] }) {
  const { t } = useTexts()
  if (labels.length === 0) return null
  const list = (some: readonly string[]) => (
    <ul className={css.gains}>
      {some.map((label) => (
        <li key={label}>{label}</li>
      ))}
    </ul>
  )
  const more = labels.slice(SHOWN)
  return (
    <>
      {list(labels.slice(0, SHOWN))}
      {more.length > 0 ? (
        <details className={css.more}>
          <summary>{t('shop.model.moreGains', { count: more.length })}</summary>
          {list(more)}
        </details>
      ) : null}
    </>
  )
}
