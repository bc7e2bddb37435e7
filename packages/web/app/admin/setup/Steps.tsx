import type { SetupSite, SetupStep } from '@volante/contract/setup'
import { Link } from 'react-router'
import { useTexts } from '../../texts/texts.tsx'
import { StatusTag } from '../../ui/data/Tag.tsx'
import { Soft } from '../../work/Soft.tsx'
import css from './setup.module.css'

interface StepsProps {
  readonly steps: readonly SetupStep[]
  readonly sites: readonly SetupSite[]
}

/** What is done and what is missing, each with where it is done. */
export function Steps({ steps, sites }: StepsProps) {
  return (
    <ul role="list" className={css.steps}>
      {steps.map((step) => (
        <Step key={`${step.kind} ${step.about ?? ''}`} step={step} site={sites.find(({ id }) => id === step.about)} />
      ))}
    </ul>
  )
}

interface StepProps {
  readonly step: SetupStep
  readonly site: SetupSite | undefined
}

function Step({ step, site }: StepProps) {
  const { t } = useTexts()
  const { isDone, isNeeded, count } = step
  return (
    <li>
      <StatusTag tone={isDone ? 'good' : isNeeded ? 'bad' : 'warn'}>
        {t(isDone ? 'admin.setup.done' : 'admin.setup.missing')}
      </StatusTag>
      <Words step={step} site={site} />
      {count !== null && <Soft>{t('sheets.rows', { count })}</Soft>}
    </li>
  )
}

function Words({ step: { kind, about, isDone }, site }: StepProps) {
  const { t, byKey } = useTexts()
  if (kind === 'group') return <a href="#group">{t('admin.setup.group.step')}</a>
  if (kind === 'sheet') return <Link to={`/admin/data/${about ?? ''}`}>{byKey(`sheets.name.${about ?? ''}`)}</Link>
  if (kind === 'people') return <Link to="/admin/users">{t('admin.setup.people')}</Link>
  if (kind === 'legal' && site) {
    const { id, brand, name, country } = site
    const named =
      brand === 'portal' ? t('admin.setup.portal', { country }) : t('admin.setup.site', { brand: name, country })
    return <Link to={`/admin/settings?scope=${id}`}>{t('admin.setup.legal', { site: named })}</Link>
  }
  if (kind === 'legal') return <span>{t(isDone ? 'admin.setup.legalDone' : 'admin.setup.legalLater')}</span>
  return <span>{t('admin.setup.setting', { setting: about ?? '' })}</span>
}
