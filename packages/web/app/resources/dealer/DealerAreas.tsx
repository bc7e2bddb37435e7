import type { DealerArea, DeskDealer } from '@volante/contract/dealers'
import { useTexts } from '../../texts/texts.tsx'
import { Table } from '../../ui/data/Table.tsx'
import { Disclosure } from '../../ui/layout/Disclosure.tsx'
import { Columns, Stack } from '../../ui/layout/Stack.tsx'
import { useBrandNames } from '../../work/brand-names.ts'
import { AreaMap } from './AreaMap.tsx'

/** Whom a dealer serves, brand by brand: on a map, in words and as a table. */
export function DealerAreas({ dealer }: { readonly dealer: DeskDealer }) {
  const { t } = useTexts()
  const { nameOf } = useBrandNames()
  const { areas, brands } = dealer
  const without = brands.filter((brand) => !areas.some(({ brandName }) => brandName === brand))
  return (
    <Stack as="section" gap={5} aria-labelledby="areas-title">
      <h2 id="areas-title">{t('resources.dealers.areas')}</h2>
      {without.length > 0 && <p>{t('resources.dealers.noArea', { brands: without.map(nameOf).join(', ') })}</p>}
      {areas.map((area) => (
        <Stack as="section" key={area.id} gap={3} aria-labelledby={`area-${area.code}`}>
          <h3 id={`area-${area.code}`}>{`${nameOf(area.brandName)}: ${area.name} (${area.code})`}</h3>
          <Columns gap={[4, 5]} least="20rem">
            <AreaMap area={area} dealer={dealer} />
            <Stack gap={3} align="start">
              <Words area={area} dealer={dealer} />
            </Stack>
          </Columns>
          <AreaTable area={area} />
        </Stack>
      ))}
    </Stack>
  )
}

interface AreaProps {
  readonly area: DealerArea
  readonly dealer: DeskDealer
}

function Words({ area: { cities, dealers, neighbours }, dealer: { dealerCode } }: AreaProps) {
  const { t, list } = useTexts()
  const others = dealers.filter((one) => one.dealerCode !== dealerCode).map(({ name }) => name)
  const overlaps = neighbours.filter(({ shared }) => shared.length > 0)
  return (
    <>
      <p>
        {others.length === 0
          ? t('resources.dealers.alone', { count: cities.length })
          : t('resources.dealers.together', { count: cities.length, names: list(others) })}
      </p>
      {overlaps.length === 0 && <p>{t('resources.dealers.noOverlap')}</p>}
      {overlaps.map(({ code, name, shared }) => (
        <p key={code}>{t('resources.dealers.overlap', { name, code, cities: list(shared) })}</p>
      ))}
      <Disclosure title={t('resources.dealers.areaCities', { count: cities.length })}>
        <p>{cities.join(', ')}</p>
      </Disclosure>
    </>
  )
}

/** What the map shows: the area first, then those around it. */
function AreaTable({ area }: { readonly area: DealerArea }) {
  const { t, number } = useTexts()
  const { code, name, cities, dealers, neighbours } = area
  const own = { code, name, cityCount: cities.length, dealers: dealers.map((one) => one.name), shared: null }
  return (
    <Table caption={t('resources.dealers.areaTable', { name: `${name} (${code})` })} isDense>
      <thead>
        <tr>
          <th scope="col">{t('resources.dealers.areaTable.area')}</th>
          <th scope="col" data-align="end">
            {t('resources.dealers.areaTable.cities')}
          </th>
          <th scope="col" data-align="end">
            {t('resources.dealers.areaTable.shared')}
          </th>
          <th scope="col">{t('resources.dealers.areaTable.dealers')}</th>
        </tr>
      </thead>
      <tbody>
        {[own, ...neighbours].map((one) => (
          <tr key={one.code}>
            <th scope="row">{`${one.name} (${one.code})`}</th>
            <td data-align="end" className="tabular">
              {number(one.cityCount)}
            </td>
            <td data-align="end" className="tabular">
              {one.shared === null ? '–' : number(one.shared.length)}
            </td>
            <td>{one.dealers.join(', ') || '–'}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
