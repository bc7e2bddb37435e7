import { Stack } from '../../ui/layout/Stack.tsx'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Price } from '../../ui/data/Price.tsx'
import { Table } from '../../ui/data/Table.tsx'
import css from './ownership.module.css'

export interface WorkshopServicesProps {
  readonly services: readonly {
    readonly id: string
    readonly name: string
    readonly serviceName: string
    readonly price: number
  }[]
}

/** What the workshops do and what it costs at least. */
export function WorkshopServices({ services }: WorkshopServicesProps) {
  const { t } = useTexts()
  const site = useSite()
  return (
    <section className={`ruled ${css.services}`}>
      <Stack gap={3}>
        <h2>{t('legal.care.services')}</h2>
        <p className="soft">{t(services.length > 0 ? 'legal.care.services.text' : 'legal.care.services.none')}</p>
        <p className="soft">{t('legal.care.tip')}</p>
      </Stack>
      {services.length > 0 ? (
        <Table caption={t('legal.care.services')} isCaptionHidden>
          <thead>
            <tr>
              <th scope="col">{t('legal.care.service')}</th>
              <th scope="col" data-align="end">
                {t('legal.care.price')}
              </th>
            </tr>
          </thead>
          <tbody>
            {services.map(({ id, name, serviceName, price }) => (
              <tr key={id}>
                <th scope="row">
                  <a href={pathTo(site, 'serviceVisit', null, { service: id })}>{name}</a>
                  {serviceName === name ? null : <span className={`soft small ${css.detail}`}>{serviceName}</span>}
                </th>
                <td data-align="end">
                  <Price amount={price} hasCents />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      ) : null}
    </section>
  )
}
