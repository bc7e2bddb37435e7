import { useTexts } from '../../texts/texts.tsx'
import { Breadcrumbs } from '../../ui/navigation/Breadcrumbs.tsx'
import { Pagination } from '../../ui/navigation/Pagination.tsx'
import { StepRail } from '../../ui/navigation/StepRail.tsx'
import { Section, Specimen } from './Specimen.tsx'

export function NavigationSection() {
  const { t } = useTexts()
  return (
    <Section id="navigation" title={t('gallery.navigation')}>
      <Specimen name="StepRail" isWide>
        <StepRail
          label={t('gallery.steps')}
          steps={[
            { id: '1', title: t('gallery.step-version'), to: '#navigation', state: 'done', note: 'Impetus Turbo' },
            { id: '2', title: t('gallery.step-options'), to: '#navigation', state: 'attention' },
            { id: '3', title: t('gallery.step-paint'), to: '#navigation', state: 'current', note: 'Azul Amalfi' },
            { id: '4', title: t('gallery.step-accessories'), to: '#navigation', state: 'todo' },
            { id: '5', title: t('gallery.step-summary'), to: '#navigation', state: 'todo' },
          ]}
        />
      </Specimen>
      <Specimen name="Breadcrumbs">
        <Breadcrumbs
          crumbs={[
            { title: t('gallery.home'), to: '#home' },
            { title: t('gallery.range'), to: '#cars' },
            { title: 'Pulse', to: '#navigation' },
          ]}
        />
      </Specimen>
      <Specimen name="Pagination">
        <Pagination label={t('gallery.pages')} current={4} last={12} toPage={() => '#navigation'} />
      </Specimen>
    </Section>
  )
}
