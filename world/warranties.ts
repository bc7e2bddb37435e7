import type { CatalogueFiles } from './catalogue/build.ts'
import { both, type Localized } from './localized.ts'

/** A coverage of the demo's makers: invented, with numbers as they are usual. */
interface Story {
  readonly coverage: string
  readonly months: number
  readonly km: number | null
  readonly lateKm: number | null
  readonly lateDays: number | null
  readonly covers: Localized
  readonly conditions: Localized
}

const STORIES: readonly Story[] = [
  {
    coverage: 'VEHICLE',
    months: 36,
    km: 100_000,
    lateKm: 1_000,
    lateDays: 30,
    covers: both(
      'Defeitos de material e de fabricação do veículo. Não cobre o desgaste natural de pneus, freios, palhetas e filtros.',
      'Defectos de material y de fabricación del vehículo. No cubre el desgaste natural de neumáticos, frenos, escobillas y filtros.',
    ),
    conditions: both(
      'Encerram a cobertura: revisão perdida, hodômetro alterado, competição, e reparo com peça que não é original na parte que falhou.',
      'Terminan la cobertura: un service perdido, el odómetro alterado, la competición y la reparación con un repuesto no original en la parte que falló.',
    ),
  },
  {
    coverage: 'POWERTRAIN',
    months: 60,
    km: 150_000,
    lateKm: 1_000,
    lateDays: 30,
    covers: both(
      'Peças internas do motor e do câmbio, do terceiro ao quinto ano.',
      'Piezas internas del motor y de la caja, del tercero al quinto año.',
    ),
    conditions: both(
      'Encerram a cobertura: revisão perdida, óleo fora da especificação do manual e competição.',
      'Terminan la cobertura: un service perdido, aceite fuera de la especificación del manual y la competición.',
    ),
  },
  {
    coverage: 'CORROSION',
    months: 72,
    km: null,
    lateKm: null,
    lateDays: null,
    covers: both(
      'Perfuração da chapa por corrosão, de dentro para fora.',
      'Perforación de la chapa por corrosión, de adentro hacia afuera.',
    ),
    conditions: both(
      'Não cobre a parte da carroceria reparada fora da rede depois de um acidente.',
      'No cubre la parte de la carrocería reparada fuera de la red después de un accidente.',
    ),
  },
]

const BATTERY: Story = {
  coverage: 'BATTERY',
  months: 96,
  km: 160_000,
  lateKm: 1_000,
  lateDays: 30,
  covers: both(
    'Bateria de tração: defeitos e capacidade abaixo de 70% da nominal.',
    'Batería de tracción: defectos y capacidad por debajo del 70% de la nominal.',
  ),
  conditions: both(
    'Encerram a cobertura: revisão perdida, abertura da bateria fora da rede e uso como fonte de energia sem o equipamento do fabricante.',
    'Terminan la cobertura: un service perdido, la apertura de la batería fuera de la red y el uso como fuente de energía sin el equipo del fabricante.',
  ),
}

const ELECTRIC = ['Electric', 'Hybrid']

/** The warranty of every brand in every country that sells it, and that of the battery of models that have one. */
export function buildWarranties({ models, versions }: Pick<CatalogueFiles, 'models' | 'versions'>) {
  const markets = models.flatMap((model) => model.markets.map((market) => ({ ...market, code: model.code })))
  const brands = Map.groupBy(markets, ({ country, brand }) => `${country}-${brand.toUpperCase()}`)
  return [...brands].flatMap(([name, sold]) => {
    const [{ country, brand } = { country: 'BR', brand: '' }] = sold
    const driven = sold.filter(({ code }) =>
      versions.some(({ modelCode, fuel }) => modelCode === code && ELECTRIC.includes(fuel)),
    )
    const row = (story: Story, modelCodes: readonly string[]) => ({
      id: `${name}-${story.coverage}`,
      country,
      brand,
      modelCodes,
      deliveredFrom: '2015-01-01',
      ...story,
    })
    const batteries = driven.length > 0 ? [row(BATTERY, driven.map(({ code }) => code).toSorted())] : []
    return [...STORIES.map((story) => row(story, [])), ...batteries]
  })
}
