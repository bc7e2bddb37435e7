import { useTexts } from '../../texts/texts.tsx'
import { ComboBox } from '../../ui/field/ComboBox.tsx'
import { Fieldset, FormRow } from '../../ui/field/Fieldset.tsx'
import { MoneyField } from '../../ui/field/MoneyField.tsx'
import { NumberField } from '../../ui/field/NumberField.tsx'
import { PhoneField } from '../../ui/field/PhoneField.tsx'
import { Select } from '../../ui/field/Select.tsx'
import { TextArea } from '../../ui/field/TextArea.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { Section, Specimen } from './Specimen.tsx'

const STATES = ['São Paulo', 'Minas Gerais', 'Buenos Aires', 'Córdoba'].map((label) => ({ value: label, label }))

export interface FieldsSectionProps {
  readonly country: 'BR' | 'AR'
  /** Address of a site of the country; its places are suggested. */
  readonly base: string
}

export function FieldsSection({ country, base }: FieldsSectionProps) {
  const { t } = useTexts()
  return (
    <Section id="fields" title={t('gallery.fields')}>
      <Specimen name="Fieldset, FormRow, TextField, PhoneField" isWide>
        <Fieldset legend={t('gallery.about-you')}>
          <FormRow>
            <TextField label={t('gallery.name')} hint={t('gallery.name-hint')} name="name" autoComplete="name" />
            <TextField
              id="gallery-document"
              label={t('gallery.document')}
              name="document"
              inputMode="numeric"
              mask={country === 'BR' ? 'cpf' : 'dni'}
              error={t('gallery.document-error')}
              defaultValue={country === 'BR' ? '123.456.789-00' : '30.123'}
            />
          </FormRow>
          <FormRow>
            <PhoneField label={t('gallery.phone')} name="phone" country={country} />
            <TextField label={t('gallery.email')} name="email" type="email" autoComplete="email" isOptional />
            <TextField
              label={t('gallery.postal')}
              name="postal"
              inputMode="numeric"
              autoComplete="postal-code"
              mask={country === 'BR' ? 'cep' : undefined}
            />
          </FormRow>
        </Fieldset>
      </Specimen>
      <Specimen name="MoneyField">
        <MoneyField label={t('gallery.income')} hint={t('gallery.income-hint')} name="income" defaultValue="8.500,00" />
      </Specimen>
      <Specimen name="NumberField">
        <NumberField label={t('gallery.units')} name="units" min={1} max={20} defaultValue={3} />
      </Specimen>
      <Specimen name="TextField suffix, disabled">
        <TextField label={t('gallery.mileage')} name="mileage" suffix="km" disabled defaultValue="42.000" />
      </Specimen>
      <Specimen name="Select">
        <Select label={t('gallery.state')} name="state" placeholder={t('gallery.choose')} options={STATES} />
      </Specimen>
      <Specimen name="ComboBox">
        <ComboBox
          id="gallery-city"
          label={t('gallery.city')}
          hint={t('gallery.city-hint')}
          name="city"
          from={`${base}/dealers/places`}
        />
      </Specimen>
      <Specimen name="TextArea">
        <TextArea label={t('gallery.notes')} name="notes" isOptional />
      </Specimen>
    </Section>
  )
}
