import Navbar from '@theme-original/Navbar';
import {asPiece} from '@site/src/components/Piece';

/** The bar, taken over by itself. */
export default asPiece(Navbar);
