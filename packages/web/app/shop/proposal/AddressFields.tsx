import { useSite } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { Fieldset, FormRow } from '../../ui/field/Fieldset.tsx'
import { type Choice, Select } from '../../ui/field/Select.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { useField } from './form-context.tsx'
import css from './proposal.module.css'

interface AddressFieldsProps {
  readonly states: readonly Choice[]
}

/** Where the site asks for it (spec platform §3): the code fills what it knows, and what it does not can always be typed (start-address.ts). */
export function AddressFields({ states }: AddressFieldsProps) {
  const { t } = useTexts()
  const { country } = useSite()
  const { field, values } = useField()
  return (
    <Fieldset
      legend={
        <>
          {t('lead.address.title')} <Optional />
        </>
      }
      hint={t('lead.address.hint')}
    >
      <div className={css.search}>
        <TextField
          {...field('userPostalCode')}
          label={t('lead.address.postalCode')}
          autoComplete="postal-code"
          {...(country === 'BR' ? { mask: 'cep', inputMode: 'numeric' } : {})}
        />
        {country === 'BR' && (
          <Button type="submit" name="intent" value="address" className={css.withoutScript}>
            {t('lead.address.search')}
          </Button>
        )}
      </div>
      <div className="unseen" role="status" aria-atomic="true" data-address-said data-said />
      {/* Opens at once, without the slow way of Disclosure: the focus follows. */}
      <details open={values.street !== '' || values.cidade !== ''} className={css.manual} data-address>
        <summary>{t('lead.address.manual')}</summary>
        <AddressParts states={states} />
      </details>
    </Fieldset>
  )
}

function Optional() {
  const { t } = useTexts()
  return <span className={css.optional}>{t('ui.optional')}</span>
}

function AddressParts({ states }: Pick<AddressFieldsProps, 'states'>) {
  const { t } = useTexts()
  const { field } = useField()
  return (
    <div className={css.parts}>
      <TextField {...field('street')} label={t('lead.address.street')} autoComplete="address-line1" />
      <FormRow>
        <TextField {...field('homeNumber')} label={t('lead.address.number')} inputMode="numeric" />
        <TextField
          {...field('complement')}
          label={t('lead.address.complement')}
          isOptional
          autoComplete="address-line2"
        />
      </FormRow>
      <TextField {...field('neighborhood')} label={t('lead.address.neighborhood')} autoComplete="address-level3" />
      <FormRow>
        <TextField {...field('cidade')} label={t('lead.address.city')} autoComplete="address-level2" />
        <Select
          {...field('uf')}
          label={t('lead.address.state')}
          options={states}
          placeholder={t('lead.you.chooseState')}
          autoComplete="address-level1"
        />
      </FormRow>
    </div>
  )
}
