import { takingForms } from '../../forms/take-form.ts'
import { ACCOUNT_FORMS } from './account-forms.ts'

export const { takeForm } = takingForms(ACCOUNT_FORMS, {
  fieldsOfCode: {
    'auth.wrongCurrentPassword': ['currentPassword', 'password'],
    'users.taxIdFixed': ['cpf', 'dni'],
  },
  secret: ['password', 'passwordConfirmation', 'currentPassword'],
  failed: ({ texts }) => texts.t('account.failed'),
})
