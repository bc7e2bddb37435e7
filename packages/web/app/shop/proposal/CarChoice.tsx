import { ChevronDown } from '../../ui/action/icons.ts'
import { useNavigate, useSearchParams } from 'react-router'
import { useFormField } from '../../forms/form-state.ts'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Field } from '../../ui/field/Field.tsx'
import field from '../../ui/field/Field.module.css'
import { Icon } from '../../ui/action/Icon.tsx'
import select from '../../ui/field/Select.module.css'
import type { ProposalData } from './load-proposal.ts'
import css from './proposal.module.css'

const IN_PLACE = { replace: true, preventScrollReset: true }

/** Without a car in the address one may be named here. */
export function CarChoice({ models }: Pick<ProposalData, 'models'>) {
  const { t } = useTexts()
  const site = useSite()
  const { meta } = useFormField('productCode')
  const [query] = useSearchParams()
  const navigate = useNavigate()
  /** The choice becomes the address, and the car appears with nothing typed lost. */
  const show = (version: string) => {
    if (version === '') return
    void navigate({ search: String(new URLSearchParams([...query, ['version', version]])) }, IN_PLACE)
  }
  return (
    <div className={css.choice}>
      <Field id="productCode" label={t('lead.car.choose')} hint={t('lead.car.chooseHint')} isOptional>
        {(control) => (
          <span className={`${field.box} ${select.box}`}>
            <select
              {...control}
              name="productCode"
              defaultValue={meta.defaultValue}
              onChange={(event) => show(event.currentTarget.value)}
              className={`${field.input} ${select.select}`}
            >
              <option value="">{t('lead.car.undecided')}</option>
              {models.map((model) => (
                <optgroup key={model.name} label={model.name}>
                  {model.versions.map((version) => (
                    <option key={version.code} value={version.code}>
                      {model.name} {version.name}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
            <Icon icon={ChevronDown} className={select.chevron} />
          </span>
        )}
      </Field>
      <p>
        <a href={pathTo(site, 'build')}>{t('lead.car.build')}</a>
      </p>
    </div>
  )
}
