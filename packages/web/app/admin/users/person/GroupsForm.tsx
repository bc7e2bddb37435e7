import type { PersonDetail } from '@volante/contract/users-admin'
import { USER_GROUPS } from '@volante/domain/vocabulary'
import { can } from '@volante/domain/policy/policy'
import { Form } from '../../../forms/Form.tsx'
import { usePage } from '../../../shell/root-data.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Facts } from '../../../work/Facts.tsx'
import { Soft } from '../../../work/Soft.tsx'
import { Field, GROUPS_FORM } from '../people-forms.ts'
import css from '../users.module.css'

interface GroupsFormProps {
  readonly person: PersonDetail
  readonly answer: unknown
}

/** User groups and loyalty category: to change for who may, else to read. */
export function GroupsForm({ person, answer }: GroupsFormProps) {
  const { t } = useTexts()
  const { userGroups, loyaltyProgramCategory, groupsVersion, may } = person
  return (
    <Stack as="section" gap={3} aria-labelledby="groups" className={css.section}>
      <h2 id="groups">{t('admin.users.groups.title')}</h2>
      {may.changeGroups ? (
        <Form
          key={groupsVersion}
          form={GROUPS_FORM}
          answer={answer}
          values={{ userGroups, loyaltyProgramCategory: loyaltyProgramCategory ?? '' }}
          errorsTitle="admin.users.errors"
          submit={t('admin.users.saveGroups')}
          look={{ size: 'small' }}
        >
          <input type="hidden" name="groupsVersion" value={groupsVersion} />
          <Field
            name="userGroups"
            options={USER_GROUPS.map((value) => ({ value, label: t(`admin.users.userGroup.${value}`) }))}
          />
          <Field name="loyaltyProgramCategory" />
        </Form>
      ) : (
        <GroupsSheet person={person} />
      )}
    </Stack>
  )
}

function GroupsSheet({ person }: Pick<GroupsFormProps, 'person'>) {
  const { t } = useTexts()
  const { visitor } = usePage()
  const { id, userGroups, loyaltyProgramCategory } = person
  const nothing = t('admin.users.nothing')
  const isOwn = id === visitor?.id
  const why = !can(visitor, 'users.roles')
    ? 'admin.users.onlyRead'
    : isOwn
      ? 'admin.users.ownGroups'
      : 'admin.users.beyond'
  return (
    <>
      <Soft as="p">{t(why)}</Soft>
      <Facts
        of={{
          [t('admin.users.field.userGroups')]:
            userGroups.map((group) => t(`admin.users.userGroup.${group}`)).join(', ') || nothing,
          [t('admin.users.field.loyaltyProgramCategory')]: loyaltyProgramCategory ?? nothing,
        }}
      />
    </>
  )
}
