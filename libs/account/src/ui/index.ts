export { SignInForm, type SignInFormProps } from './SignInForm/SignInForm.tsx';
export { ProfileCard, type ProfileCardProps } from './ProfileCard/ProfileCard.tsx';
