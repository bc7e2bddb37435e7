/** What a dealer's workshop offers: code, type, category, names, and the price in cents (illustrative; recalls cost nothing). */
export interface WorkshopService {
  id: string
  type: 'RECALL' | 'MAINTENANCE' | 'REPAIR' | 'ACCESSORY'
  category: string
  country: 'BR' | 'AR'
  name: string
  serviceName: string
  price: number
  currency: 'BRL' | 'ARS'
}

type Row = readonly [
  id: string,
  type: WorkshopService['type'],
  category: string,
  nameBr: string,
  nameAr: string,
  centsBr: number,
  centsAr: number,
]

const rows: readonly Row[] = [
  ['WS01', 'MAINTENANCE', 'REVISION', 'Revisão programada', 'Service programado', 89_000, 28_500_000],
  ['WS02', 'MAINTENANCE', 'OIL', 'Troca de óleo e filtro', 'Cambio de aceite y filtro', 42_900, 13_900_000],
  ['SV03', 'RECALL', 'RECALL', 'Recall', 'Recall', 0, 0],
  ['WS04', 'MAINTENANCE', 'WHEELS', 'Alinhamento e balanceamento', 'Alineación y balanceo', 24_000, 8_200_000],
  ['WS05', 'MAINTENANCE', 'BRAKES', 'Pastilhas e discos de freio', 'Pastillas y discos de freno', 76_000, 25_400_000],
  [
    'WS06',
    'MAINTENANCE',
    'AIR',
    'Higienização do ar-condicionado',
    'Limpieza del aire acondicionado',
    21_500,
    7_100_000,
  ],
  ['WS07', 'MAINTENANCE', 'BATTERY', 'Troca de bateria', 'Cambio de batería', 69_000, 23_800_000],
  ['WS08', 'REPAIR', 'DIAGNOSIS', 'Diagnóstico eletrônico', 'Diagnóstico electrónico', 26_000, 8_900_000],
  ['WS09', 'REPAIR', 'BODY', 'Funilaria e pintura', 'Chapa y pintura', 148_000, 49_000_000],
  ['WS10', 'ACCESSORY', 'ACCESSORY', 'Instalação de acessórios', 'Instalación de accesorios', 18_000, 6_200_000],
]

export const workshopServices: readonly WorkshopService[] = rows.flatMap(
  ([id, type, category, nameBr, nameAr, centsBr, centsAr]) => [
    {
      id,
      type,
      category,
      country: 'BR' as const,
      name: nameBr,
      serviceName: nameBr,
      price: centsBr,
      currency: 'BRL' as const,
    },
    {
      id,
      type,
      category,
      country: 'AR' as const,
      name: nameAr,
      serviceName: nameAr,
      price: centsAr,
      currency: 'ARS' as const,
    },
  ],
)
