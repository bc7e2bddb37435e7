import { useTexts } from '../../texts/texts.tsx'
import { Accordion } from '../../ui/layout/Accordion.tsx'
import { Breadcrumbs } from '../../ui/navigation/Breadcrumbs.tsx'
import { Pagination } from '../../ui/navigation/Pagination.tsx'
import { StepRail } from '../../ui/navigation/StepRail.tsx'
import { Stepper } from '../../ui/navigation/Stepper.tsx'
import { Tabs } from '../../ui/navigation/Tabs.tsx'
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
      <Specimen name="Stepper" isWide>
        <Stepper
          label={t('gallery.order')}
          current={2}
          stages={[
            { id: '1', title: t('gallery.reserved'), note: '12/11' },
            { id: '2', title: t('gallery.paid'), note: '14/11' },
            { id: '3', title: t('gallery.built'), note: t('gallery.today') },
            { id: '4', title: t('gallery.travel') },
            { id: '5', title: t('gallery.delivered') },
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
      <Specimen name="Tabs">
        <Tabs
          label={t('gallery.range')}
          tabs={[
            { id: 'equipment', title: t('gallery.tab-equipment'), content: t('gallery.equipment-text') },
            { id: 'engine', title: t('gallery.tab-engine'), content: t('gallery.engine-text') },
            { id: 'size', title: t('gallery.tab-size'), content: t('gallery.size-text') },
          ]}
        />
      </Specimen>
      <Specimen name="Accordion, Disclosure">
        <Accordion
          isExclusive
          openId="1"
          items={[
            { id: '1', title: t('gallery.faq1'), content: t('gallery.faq1-text') },
            { id: '2', title: t('gallery.faq2'), content: t('gallery.faq2-text') },
          ]}
        />
      </Specimen>
    </Section>
  )
}
