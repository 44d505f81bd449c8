export { CardForm, type CardFormProps } from './CardForm/CardForm.tsx';
