import Footer from '@theme-original/Footer';
import {asPiece} from '@site/src/components/Piece';

/** The footer, taken over by itself. */
export default asPiece(Footer);
