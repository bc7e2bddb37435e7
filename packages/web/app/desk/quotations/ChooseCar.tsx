import { Form } from 'react-router'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { ComboBox } from '../../ui/field/ComboBox.tsx'
import { Select } from '../../ui/field/Select.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { Columns, Row, Stack } from '../../ui/layout/Stack.tsx'
import { dealerWords } from '../dealers/dealer-words.ts'
import type { LoadedQuotation } from './load-quotation.ts'
import { QUOTATIONS } from '../../work/list/known-lists.ts'

interface ChooseCarProps {
  readonly choose: NonNullable<LoadedQuotation['choose']>
  /** The lead that asked. */
  readonly lead: string | null
}

/** A customer's code opens their car at once; else a model and its version. */
export function ChooseCar({ choose, lead }: ChooseCarProps) {
  const { t } = useTexts()
  const { dealers, dealer, from } = choose
  const kept = [...(lead ? [['lead', lead]] : []), ...(dealer ? [['dealer', dealer.code]] : [])]
  const address = (version: string, year: number) =>
    `${QUOTATIONS.path}/new?${new URLSearchParams([['version', version], ['year', String(year)], ...kept])}`
  return (
    <Columns least="18rem" gap={6}>
      <Form action={`${QUOTATIONS.path}/new`}>
        <Stack gap={3} align="start">
          <h2 className="text-18">{t('quotation.code')}</h2>
          <TextField
            name="code"
            label={t('quotation.codeLabel')}
            autoComplete="off"
            error={choose.isUnknownCode ? t('quotation.codeUnknown') : undefined}
          />
          <Button type="submit" variant="primary" size="small">
            {t('quotation.codeOpen')}
          </Button>
        </Stack>
      </Form>
      <Form action={`${QUOTATIONS.path}/new`}>
        <Stack gap={3} align="start">
          <h2 className="text-18">{t('quotation.tab.model')}</h2>
          {lead && <input type="hidden" name="lead" value={lead} />}
          {from && dealer && (
            <ComboBox
              id="dealer"
              name="dealer"
              label={t('resources.quotations.dealerCode')}
              from={from}
              defaultValue={dealerWords(dealer)}
            />
          )}
          {!from && dealers.length > 1 && (
            <Select
              name="dealer"
              label={t('resources.quotations.dealerCode')}
              defaultValue={dealer?.code}
              options={dealers.map(({ code, name }) => ({ value: code, label: name }))}
            />
          )}
          <Select
            name="model"
            label={t('quotation.model')}
            defaultValue={choose.model}
            options={choose.models.map(({ code, name }) => ({ value: code, label: name }))}
          />
          <Button type="submit" size="small">
            {t('quotation.versions')}
          </Button>
        </Stack>
      </Form>
      {choose.versions.length > 0 && (
        <Stack as="ul" role="list" gap={2}>
          {choose.versions.map(({ code, year, name }) => (
            <Row as="li" key={`${code} ${year}`}>
              <LinkButton to={address(code, year)} size="small">{`${name} ${year}`}</LinkButton>
            </Row>
          ))}
        </Stack>
      )}
    </Columns>
  )
}
