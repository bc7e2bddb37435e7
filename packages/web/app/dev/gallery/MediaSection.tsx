import { useTexts } from '../../texts/texts.tsx'
import { CarSilhouette } from '../../ui/car/CarSilhouette.tsx'
import { OutlineMap } from '../../ui/map/OutlineMap.tsx'
import { PictureArea } from '../../ui/data/PictureArea.tsx'
import { Section, Specimen } from './Specimen.tsx'

const REGIONS = [
  {
    id: 'sp',
    name: 'São Paulo',
    path: 'M20 96L54 70L92 66L118 84L150 92L172 112L148 124L118 132L92 146L66 132L44 116Z',
    isActive: true,
  },
  {
    id: 'mg',
    name: 'Minas Gerais',
    path: 'M54 70L70 40L110 18L160 12L200 34L214 66L196 98L172 112L150 92L118 84L92 66Z',
  },
]

const POINTS = [
  { id: '1', name: 'Via Marconi', x: 140, y: 116, isActive: true },
  { id: '2', name: 'Auto Serra', x: 96, y: 108 },
  { id: '3', name: 'Belo Veículos', x: 160, y: 62 },
]

export function MediaSection() {
  const { t } = useTexts()
  const drawing = (
    <CarSilhouette body="sedan" paint="#1D3F6E" finish="metallic" label={t('gallery.car', { body: 'sedan' })} />
  )
  return (
    <Section id="media" title={t('gallery.media')}>
      <Specimen name="PictureArea error">
        <PictureArea file={null} alt="" sizes="960px" drawing={drawing} />
        <p>{t('gallery.picture-missing')}</p>
      </Specimen>
      <Specimen name="OutlineMap">
        <OutlineMap label={t('gallery.map')} viewBox="0 0 234 158" regions={REGIONS} points={POINTS} />
      </Specimen>
    </Section>
  )
}
