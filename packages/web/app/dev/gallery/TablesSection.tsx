import { useState } from 'react'
import { type Texts, useTexts } from '../../texts/texts.tsx'
import { CompareTable, type CompareRow } from '../../ui/data/CompareTable.tsx'
import { type Column, DataTable } from '../../ui/data/DataTable.tsx'
import { Price } from '../../ui/data/Price.tsx'
import { EmptyState } from '../../ui/feedback/States.tsx'
import { Switch } from '../../ui/choice/Switch.tsx'
import { StatusTag, type Tone } from '../../ui/data/Tag.tsx'
import { Section, Specimen } from './Specimen.tsx'

interface Lead {
  readonly name: string
  readonly model: string
  readonly time: string
  readonly status: 'new' | 'contacted' | 'late' | 'lost'
  readonly value: number
}

const LEADS: readonly Lead[] = [
  { name: 'Ana Beatriz Nogueira', model: 'Pulse Impetus', time: '14:02', status: 'new', value: 13999000 },
  { name: 'Bruno Carvalho', model: 'Strada Ranch', time: '13:47', status: 'contacted', value: 14299000 },
  { name: 'Carla Menéndez', model: 'Cronos Precision', time: '11:20', status: 'late', value: 11899000 },
  { name: 'Diego Sosa', model: 'Toro Ultra', time: '09:05', status: 'lost', value: 21499000 },
]

const TONES: Readonly<Record<Lead['status'], Tone>> = { new: 'info', contacted: 'good', late: 'warn', lost: 'bad' }

const leadColumns = ({ t }: Texts): readonly Column<Lead>[] => [
  { id: 'name', title: t('gallery.customer'), cell: (lead) => lead.name, sortTo: '#tables', sorted: 'ascending' },
  { id: 'model', title: t('gallery.model'), cell: (lead) => lead.model, sortTo: '#tables' },
  { id: 'time', title: t('gallery.arrived'), cell: (lead) => lead.time },
  {
    id: 'status',
    title: t('gallery.status'),
    cell: (lead) => <StatusTag tone={TONES[lead.status]}>{t(`gallery.${lead.status}`)}</StatusTag>,
  },
  { id: 'value', title: t('gallery.value'), align: 'end', cell: (lead) => <Price amount={lead.value} /> },
]

const row = (title: string, ...cells: readonly (string | null)[]): CompareRow => ({
  id: title,
  title,
  cells,
  isEqual: new Set(cells).size === 1,
})

const compareGroups = ({ t }: Texts) => [
  {
    id: 'compare-performance',
    title: t('gallery.performance'),
    rows: [
      row(t('gallery.power'), '107 cv', '130 cv', '130 cv'),
      row(t('gallery.gearbox'), t('gallery.manual'), t('gallery.automatic'), t('gallery.automatic')),
    ],
  },
  {
    id: 'compare-comfort',
    title: t('gallery.comfort'),
    rows: [
      row(t('gallery.air'), t('gallery.series'), t('gallery.series'), t('gallery.digital')),
      row(t('gallery.sensors'), t('gallery.series'), t('gallery.series'), t('gallery.series')),
      row(t('gallery.roof'), null, null, t('gallery.series')),
    ],
  },
]

export function TablesSection() {
  const texts = useTexts()
  const { t } = texts
  const [isShort, setShort] = useState(false)
  const columns = ['Drive', 'Audace', 'Impetus'].map((name, i) => ({
    id: name,
    head: <CompareHead name={name} amount={10999000 + i * 1500000} />,
  }))
  return (
    <Section id="tables" title={t('gallery.tables')}>
      <Specimen name="CompareTable" isWide>
        <Switch
          label={t('gallery.only-differences')}
          checked={isShort}
          onChange={(event) => setShort(event.target.checked)}
        />
        <CompareTable
          caption={t('gallery.versions')}
          columns={columns}
          groups={compareGroups(texts)}
          onlyDifferences={isShort}
        />
      </Specimen>
      <Specimen name="DataTable, StatusTag" isWide>
        <DataTable
          caption={t('gallery.leads')}
          columns={leadColumns(texts)}
          rows={LEADS}
          rowKey={(lead) => lead.name}
          currentKey="Bruno Carvalho"
        />
      </Specimen>
      <Specimen name="DataTable empty" isWide>
        <DataTable
          caption={t('gallery.leads')}
          columns={leadColumns(texts)}
          rows={[]}
          rowKey={(lead) => lead.name}
          empty={<EmptyState title={t('gallery.no-leads')}>{t('gallery.no-leads-text')}</EmptyState>}
        />
      </Specimen>
    </Section>
  )
}

function CompareHead({ name, amount }: { readonly name: string; readonly amount: number }) {
  return (
    <span style={{ display: 'grid' }}>
      {name}
      <Price amount={amount} size="medium" />
    </span>
  )
}
