export { SignInForm, type SignInFormProps } from './SignInForm/SignInForm.tsx';
