import type { DeskDealer } from '@volante/contract/dealers'
import { boundingBox } from '@volante/domain/places/geo'
import { frameOf, outlinePath, outlines, project } from '@volante/domain/places/outlines'
import { streetLine } from '@volante/domain/places/address'
import { useTexts } from '../../texts/texts.tsx'
import { OutlineMap } from '../../ui/map/OutlineMap.tsx'
import { Columns } from '../../ui/layout/Stack.tsx'
import { useBrandNames } from '../../work/brand-names.ts'
import { Facts } from '../../work/Facts.tsx'
import { zoneWord } from '../../work/time/zone-word.ts'
import { DealerAreas } from './DealerAreas.tsx'
import { DealerPhoto } from './photo/DealerPhoto.tsx'

/** Where a dealer is and whom it serves, as the platform's data says. */
export function DealerFacts({ dealer }: { readonly dealer: DeskDealer }) {
  const { t } = useTexts()
  const { nameOf } = useBrandNames()
  const { country, neighborhood, city, state, latitude, longitude } = dealer
  const facts = [
    [t('resources.dealers.workshopKnown'), dealer.workshopKnown.join(', ')],
    [t('resources.dealers.dealerGroup'), dealer.dealerGroup.name],
    [
      t('resources.dealers.address'),
      [streetLine(dealer, country), neighborhood, city, state].filter(Boolean).join(' · '),
    ],
    [t('resources.dealers.coordinates'), `${latitude}, ${longitude}`],
    [t('resources.dealers.timeZone'), zoneWord({ t }, dealer.timeZone)],
    [t('resources.dealers.phone'), dealer.phone],
    [t('resources.dealers.whatsApp'), dealer.whatsApp],
    [t('resources.dealers.email'), dealer.email],
    [
      t('resources.dealers.regionals'),
      dealer.regionalNames.map(({ name, brand }) => `${name} (${nameOf(brand)})`).join(', '),
    ],
  ] as const
  return (
    <>
      <Columns gap={4} least="260px">
        <Facts of={Object.fromEntries(facts)} />
        <PlaceMap dealer={dealer} />
      </Columns>
      <DealerPhoto dealer={dealer} />
      <DealerAreas dealer={dealer} />
    </>
  )
}

const WIDTH = 260
const EDGE = 8
const WORLD = { west: -180, south: -85, east: 180, north: 85 }

function PlaceMap({ dealer: { country, name, longitude, latitude } }: { readonly dealer: DeskDealer }) {
  const { t } = useTexts()
  const frame = frameOf(boundingBox(outlines[country].flat()) ?? WORLD, WIDTH)
  const [x, y] = project([longitude, latitude], frame)
  return (
    <OutlineMap
      label={t('resources.dealers.map', { name })}
      viewBox={`${-EDGE} ${-EDGE} ${frame.width + 2 * EDGE} ${frame.height + 2 * EDGE}`}
      regions={[{ id: country, name: '', path: outlinePath(country, frame) }]}
      points={[{ id: name, name, x, y, isActive: true }]}
    />
  )
}
