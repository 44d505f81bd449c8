import { OrderPage } from '@foolscap/checkout/feature';
import { Container } from '@foolscap/ui/components';
import { useRouteParams } from '../route-params.ts';
import styles from './Screen.module.scss';

export default function OrderScreen() {
  const { orderNumber = '' } = useRouteParams();
  return (
    <Container>
      <div className={styles.page}>
        <OrderPage
          orderNumber={orderNumber}
          picture={<img src="/media/scenes/confirmation.svg" alt="" width={200} height={125} />}
        />
      </div>
    </Container>
  );
}
