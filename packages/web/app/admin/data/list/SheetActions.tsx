import { useTexts } from '../../../texts/texts.tsx'
import { buttonClass } from '../../../ui/action/Button.tsx'
import { LinkButton } from '../../../ui/action/LinkButton.tsx'
import { Row } from '../../../ui/layout/Stack.tsx'
import { ColumnsLink } from '../../../work/list/Columns.tsx'
import { addressOf, isNarrowed } from '../../../work/list/list-address.ts'
import { useSheetWords } from '../cells/use-sheet-words.ts'
import { DATA, filterName, orderList, rowsList } from '../data-list.ts'
import type { SheetData } from './load-rows.ts'

/** What is done with a sheet: its columns, its files, its order, what is sent to it and a new row. */
export function SheetActions({ data }: { readonly data: SheetData }) {
  const { sheet, chosen, opensSaved } = data
  const { t } = useTexts()
  const order = orderList(sheet)
  const orderOf = order.filters.map((name) => [name, chosen[name] ?? chosen[filterName(name)] ?? ''])
  return (
    <Row gap={2}>
      <ColumnsLink list={rowsList(sheet, opensSaved)} chosen={chosen} />
      <Downloads data={data} />
      {sheet.order && (
        <LinkButton to={addressOf(order, Object.fromEntries(orderOf))} size="small" variant="quiet">
          {t('sheets.order')}
        </LinkButton>
      )}
      <LinkButton to={`${DATA}/${sheet.name}/import`} size="small">
        {t('sheets.import')}
      </LinkButton>
      <LinkButton to={`${DATA}/${sheet.name}/new`} size="small" variant="primary">
        {t('sheets.new')}
      </LinkButton>
    </Row>
  )
}

/** Every row, or those that the filters leave, in the order of the list; always all columns, so that a file can be sent back. */
function Downloads({ data: { sheet, chosen, asked, total } }: { readonly data: SheetData }) {
  const { t } = useTexts()
  const { fileOf } = useSheetWords()
  const look = buttonClass({ size: 'small', variant: 'quiet' })
  const file = (format: 'csv' | 'xlsx', of: Readonly<Record<string, string>>, words: string) => (
    <a href={fileOf(sheet.name, { format, ...of })} className={look} download>
      {words}
    </a>
  )
  if (!isNarrowed(rowsList(sheet), chosen))
    return (
      <>
        {file('csv', asked, t('sheets.download.csv'))}
        {file('xlsx', asked, t('sheets.download.xlsx'))}
      </>
    )
  const { sort = '' } = asked
  const whole = sort ? { sort } : {}
  return (
    <>
      {file('csv', asked, t('sheets.download.these', { count: total, format: 'CSV' }))}
      {file('xlsx', asked, t('sheets.download.these', { count: total, format: 'XLSX' }))}
      {file('csv', whole, t('sheets.download.all', { format: 'CSV' }))}
      {file('xlsx', whole, t('sheets.download.all', { format: 'XLSX' }))}
    </>
  )
}
