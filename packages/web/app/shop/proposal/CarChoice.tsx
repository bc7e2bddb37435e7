import { ChevronDown } from 'lucide-react'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Field } from '../../ui/field/Field.tsx'
import field from '../../ui/field/Field.module.css'
import { Icon } from '../../ui/action/Icon.tsx'
import select from '../../ui/field/Select.module.css'
import { controlOf } from './fields.ts'
import { useField } from './form-context.tsx'
import type { ProposalData } from './load-proposal.ts'
import css from './proposal.module.css'

/** Without a car in the address one may be named here; with script the choice becomes the address, and the car appears (start-car-choice.ts). */
export function CarChoice({ models }: Pick<ProposalData, 'models'>) {
  const { t } = useTexts()
  const site = useSite()
  const { values } = useField()
  return (
    <div className={css.choice}>
      <Field id={controlOf('productCode')} label={t('lead.car.choose')} hint={t('lead.car.chooseHint')} isOptional>
        {(control) => (
          <span className={`${field.box} ${select.box}`}>
            <select
              {...control}
              name="productCode"
              defaultValue={values.productCode}
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
