import { useState } from 'react'
import { useFormField } from '../../forms/form-state.ts'
import { PostalCodeField } from '../../forms/address/PostalCodeField.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { Fieldset, FormRow } from '../../ui/field/Fieldset.tsx'
import type { Choice } from '../../ui/field/Select.tsx'
import { Field } from './proposal-form.ts'
import css from './proposal.module.css'

interface AddressFieldsProps {
  readonly states: readonly Choice[]
  /** The place of the code is where a dealer is looked for, unless the person has looked for one. */
  onFound(code: string): void
}

/** The parts of an address as the lead names them. */
const PARTS = { street: 'street', number: 'homeNumber', neighborhood: 'neighborhood', city: 'cidade', uf: 'uf' }
/** The legend says that the block may stay empty; begun, it is asked whole. */
const asked = { isOptional: false, required: false } as const

/** Where the site asks for it (spec platform §3). */
export function AddressFields({ states, onFound }: AddressFieldsProps) {
  const { t } = useTexts()
  const filled = [useFormField('street'), useFormField('cidade')].some(({ meta }) => meta.defaultValue !== '')
  const [isOpen, setOpen] = useState(filled)
  return (
    <Fieldset
      legend={
        <>
          {t('lead.address.title')} <span className={css.optional}>{t('ui.optional')}</span>
        </>
      }
      hint={t('lead.address.hint')}
    >
      <PostalCodeField
        {...asked}
        name="userPostalCode"
        parts={PARTS}
        onAnswered={() => setOpen(true)}
        onFound={onFound}
      >
        <Button type="submit" name="intent" value="address" className={css.withoutScript}>
          {t('lead.address.search')}
        </Button>
      </PostalCodeField>
      {/* Opens at once, without the slow way of Disclosure: the focus follows. */}
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)} className={css.manual}>
        <summary>{t('lead.address.manual')}</summary>
        <div className={css.parts}>
          <Field name="street" {...asked} />
          <FormRow>
            <Field name="homeNumber" {...asked} />
            <Field name="complement" />
          </FormRow>
          <Field name="neighborhood" {...asked} />
          <FormRow>
            <Field name="cidade" {...asked} />
            <Field name="uf" {...asked} options={states} placeholder={t('lead.you.chooseState')} />
          </FormRow>
        </div>
      </details>
    </Fieldset>
  )
}
