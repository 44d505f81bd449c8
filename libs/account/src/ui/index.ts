export { SignInForm, type SignInFormProps } from './SignInForm/SignInForm.tsx';
export { ProfileCard, type ProfileCardProps } from './ProfileCard/ProfileCard.tsx';
export { DetailsForm, type DetailsField, type DetailsFormProps } from './DetailsForm/DetailsForm.tsx';
export { FormSection, type FormSectionProps } from './FormSection/FormSection.tsx';
export { AddressBook, type AddressBookProps } from './AddressBook/AddressBook.tsx';
export { SessionList, type SessionListProps } from './SessionList/SessionList.tsx';
export { RewardsCard, type RewardsCardProps } from './RewardsCard/RewardsCard.tsx';
export { UserList, type UserListProps } from './UserList/UserList.tsx';
export { ShipToForm, type ShipToFormProps } from './ShipToForm/ShipToForm.tsx';
