import type { SetupSite, SetupState } from '@volante/contract/setup'
import { COUNTRIES, type Country } from '@volante/domain/vocabulary'
import { Form } from '../../forms/Form.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Columns } from '../../ui/layout/Stack.tsx'
import { Field, GROUP } from './group-form.ts'

interface GroupFormProps {
  readonly setup: Pick<SetupState, 'group' | 'isOpen'>
  readonly answer: unknown
}

/** What the group is called and which sites it has. A new one chooses for itself; who sells already has them all until it says otherwise. */
export function GroupForm({ setup, answer }: GroupFormProps) {
  const { name, sites } = setup.group
  const isKnown = name !== null || setup.isOpen
  const { t } = useTexts()
  const brandsIn = (country: Country) => sites.filter((site) => site.country === country && site.brand !== 'portal')
  const wordOf = ({ name: brand, afterSalesOnly }: SetupSite) =>
    afterSalesOnly ? t('admin.setup.group.afterSales', { brand }) : brand
  const chosenIn = (country: Country) => brandsIn(country).flatMap(({ id, isOpen }) => (isKnown && isOpen ? [id] : []))
  return (
    <Form
      form={GROUP}
      answer={answer}
      values={{ name: name ?? '', BR: chosenIn('BR'), AR: chosenIn('AR') }}
      submit={t('admin.setup.group.save')}
      look={{ size: 'small' }}
    >
      <Field name="name" />
      <Columns gap={[3, 4]} least="220px">
        {COUNTRIES.map((country) => (
          <Field
            key={country}
            name={country}
            options={brandsIn(country).map((site) => ({ value: site.id, label: wordOf(site) }))}
          />
        ))}
      </Columns>
    </Form>
  )
}
